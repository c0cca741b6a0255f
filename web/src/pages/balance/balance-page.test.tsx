import {
  type BalanceView,
  getBalance,
  listBalanceEntries,
  requestPayout,
} from '@sidework/contracts/schema/client-services/balance';
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { signInAs } from '../../../test/builders.ts';
import { fakeServer, refuse } from '../../../test/fake-server.ts';
import { anId } from '../../../test/job-builders.ts';
import { currentPath, renderApp, toastOf } from '../../../test/render-app.tsx';

const server = fakeServer();
const moment = '2026-01-05T09:00:00.000Z';

const aBalance = (given: Partial<BalanceView> = {}): BalanceView => ({
  availableCents: 36_000,
  earnedCents: 36_000,
  creditCents: 0,
  owedCents: 0,
  feesDueCents: 0,
  heldCents: 10_000,
  heldSalesCents: 0,
  heldSalesCount: 0,
  heldSales: [],
  payouts: [],
  ...given,
});

function open(given: Partial<BalanceView> = {}) {
  signInAs({ userType: 'professional', accountType: 'gig_worker' });
  server.on(getBalance, () => aBalance(given));
  server.on(listBalanceEntries, () => ({ items: [], nextCursor: null }));
  return renderApp('/balance');
}

describe('the balance', () => {
  it('says what is available, held and owed, and each entry that it is the sum of', async () => {
    open({ feesDueCents: 2_500 });
    server.on(listBalanceEntries, () => ({
      items: [
        {
          id: anId(),
          postedAt: moment,
          what: 'Payout',
          title: null,
          amountCents: -36_000,
          balanceCents: 0,
        },
        {
          id: anId(),
          postedAt: moment,
          what: 'Released',
          title: 'Repair a tap',
          amountCents: 36_000,
          balanceCents: 36_000,
        },
      ],
      nextCursor: null,
    }));
    expect(await screen.findByText('You owe $25.00')).toBeTruthy();
    expect(screen.getByText('$100.00')).toBeTruthy();
    const list = within(await screen.findByRole('list', { name: 'Entries of your balance' }));
    const [paidOut, released] = list.getAllByRole('listitem');
    expect(paidOut?.textContent).toMatch(/Payout.*Balance \$0\.00.*−\$360\.00/);
    expect(released?.textContent).toMatch(/Repair a tap.*Balance \$360\.00.*\+\$360\.00/);
  });

  it('says until when the money of tickets and courses is held', async () => {
    const until = '2026-03-05T15:00:00.000Z';
    open({
      heldSalesCents: 152_500,
      heldSalesCount: 61,
      heldSales: [{ id: anId(), title: 'Trades and tools', amountCents: 2_500, until }],
    });
    expect(await screen.findByText(/\$1,525\.00 is held for 61 sales/)).toBeTruthy();
    expect(screen.getByText('And 60 more that are held longer.')).toBeTruthy();
    const list = within(await screen.findByRole('list', { name: 'Held from tickets and courses' }));
    expect(list.getByRole('listitem').textContent).toMatch(
      /Trades and tools.*\$25\.00 · Held until Mar 5, 2026/,
    );
  });

  it('is paid out after asking, once', async () => {
    const { person } = open();
    const payout = { id: anId(), amountCents: 36_000 };
    const sending = { ...payout, status: 'sending', requestedAt: moment, sentAt: null } as const;
    server.on(requestPayout, () => payout);
    await person.click(await screen.findByRole('button', { name: 'Pay out $360.00' }));
    expect(server.received(requestPayout)).toEqual([]);
    server.on(getBalance, () => aBalance({ availableCents: 0, payouts: [sending] }));
    const dialog = within(await screen.findByRole('dialog'));
    await person.click(dialog.getByRole('button', { name: 'Pay out $360.00' }));
    expect(await screen.findByText('$360.00 is on its way to you')).toBeTruthy();
    expect(await screen.findByText('On its way')).toBeTruthy();
    const none = await screen.findByRole('button', { name: 'Pay out $0.00' });
    expect(none.getAttribute('aria-disabled')).toBe('true');
    expect(server.received(requestPayout)).toHaveLength(1);
  });

  it('that is not paid out says why, and asks again', async () => {
    const { person } = open();
    server.on(requestPayout, () =>
      refuse(409, 'nothing_to_pay_out', 'There is nothing to pay out.'),
    );
    await person.click(await screen.findByRole('button', { name: 'Pay out $360.00' }));
    const dialog = within(await screen.findByRole('dialog'));
    await person.click(dialog.getByRole('button', { name: 'Pay out $360.00' }));
    expect(await toastOf('Error')).toContain('There is nothing to pay out.');
    expect(dialog.getByRole('button', { name: 'Pay out $360.00' })).toBeTruthy();
  });

  it('that cannot be read says why', async () => {
    open();
    server.on(getBalance, () => refuse(503, 'unavailable', 'Please try again in a moment.'));
    expect((await screen.findAllByText('Please try again in a moment.')).length).toBeGreaterThan(0);
  });

  it('is for nobody who is not signed in', async () => {
    renderApp('/balance');
    await screen.findByRole('heading', { name: /Welcome/ });
    expect(currentPath()).toMatch(/^\/auth/);
  });

  it.each([
    ['a professional', { userType: 'professional', accountType: 'gig_worker' }, true],
    [
      'a child, whose guardian has it',
      { userType: 'professional', accountType: 'sidework_kids' },
      false,
    ],
    ['a client', { userType: 'client', accountType: 'client' }, false],
  ] as const)('stands in the menu of %s: %s', async (_, viewer, isThere) => {
    signInAs(viewer);
    server.on(getBalance, () => aBalance());
    server.on(listBalanceEntries, () => ({ items: [], nextCursor: null }));
    const { person } = renderApp('/balance');
    await person.click(await screen.findByRole('button', { name: /Ada Lovelace/ }));
    await screen.findByRole('link', { name: 'My Proposals' });
    const link = screen.queryByRole('link', { name: 'Your balance' });
    expect(link?.getAttribute('href') ?? null).toBe(isThere ? '/balance' : null);
  });
});
