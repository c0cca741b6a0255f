import {
  type BalanceView,
  getBalance,
  listBalanceEntries,
  requestPayout,
} from '@sidework/contracts/schema/client-services/balance';
import {
  getPayout,
  getPayoutAccount,
  listPayoutMonths,
  type PayoutAccountView,
  setPayoutAccount,
  setPayoutSchedule,
} from '@sidework/contracts/schema/client-services/payout-accounts';
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { signInAs } from '../../../test/builders.ts';
import { fakeServer, refuse } from '../../../test/fake-server.ts';
import { anId } from '../../../test/job-builders.ts';
import { aBalance, anAccount, aPayoutAccount } from '../../../test/money-builders.ts';
import { currentPath, renderApp, toastOf } from '../../../test/render-app.tsx';

const server = fakeServer();
const moment = '2026-01-05T09:00:00.000Z';

function open(given: Partial<BalanceView> = {}, account: Partial<PayoutAccountView> = {}) {
  server.on(getPayoutAccount, () => aPayoutAccount(account));
  server.on(listPayoutMonths, () => ({ items: [] }));
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
    expect(screen.getByText('$90.00')).toBeTruthy();
    expect(screen.getByText('After fees, of $100.00 held')).toBeTruthy();
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
    const sending = {
      ...payout,
      status: 'sending',
      requestedAt: moment,
      sentAt: null,
      destination: 'Bank ··6789',
    } as const;
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
    server.on(getPayoutAccount, () => aPayoutAccount());
    server.on(listBalanceEntries, () => ({ items: [], nextCursor: null }));
    const { person } = renderApp('/balance');
    await person.click(await screen.findByRole('button', { name: /Ada Lovelace/ }));
    await screen.findByRole('link', { name: 'My Proposals' });
    const link = screen.queryByRole('link', { name: 'Your balance' });
    expect(link?.getAttribute('href') ?? null).toBe(isThere ? '/balance' : null);
  });
});

describe('the account of payouts', () => {
  const typed = {
    'Name on the account': 'Ada Lovelace',
    Bank: 'Ironbound Community Bank',
    'Routing number': '110000000',
    'Account number': '0001 2345 6789',
  };

  it('is asked for before anything is paid out, and goes without blanks to the server', async () => {
    const { person } = open({}, { account: null });
    const button = await screen.findByRole('button', { name: 'Pay out $360.00' });
    await screen.findByText(/Until then nothing can be paid out/);
    expect(button.getAttribute('aria-disabled')).toBe('true');
    await person.click(screen.getByRole('button', { name: 'Add bank account' }));
    const form = within(await screen.findByRole('dialog', { name: 'Your bank account' }));
    for (const [label, text] of Object.entries(typed))
      await person.type(await form.findByLabelText(label), text);
    server.on(setPayoutAccount, () => aPayoutAccount());
    await person.click(form.getByRole('button', { name: 'Save account' }));
    expect(await screen.findByText('Ironbound Community Bank ··6789')).toBeTruthy();
    expect(server.received(setPayoutAccount)).toMatchObject([
      { body: { routingNumber: '110000000', accountNumber: '000123456789' } },
    ]);
    expect(button.getAttribute('aria-disabled')).not.toBe('true');
  });

  it('says beside the field that a routing number cannot be', async () => {
    const { person } = open({}, { account: null });
    await person.click(await screen.findByRole('button', { name: 'Add bank account' }));
    const form = within(await screen.findByRole('dialog', { name: 'Your bank account' }));
    await person.type(await form.findByLabelText('Routing number'), '110000001');
    await person.click(form.getByRole('button', { name: 'Save account' }));
    expect(await form.findByText(/There is no such routing number/)).toBeTruthy();
    expect(server.received(setPayoutAccount)).toEqual([]);
  });

  it.each([
    ['failed', 'Not verified', 'The bank says that this account is closed.'],
    ['needs_document', 'Needs a document', 'Send a bank statement.'],
  ] as const)('that is %s says what to do', async (status, label, reason) => {
    open({}, { account: anAccount({ status, reason, verifiedAt: null }) });
    expect(await screen.findByText(label)).toBeTruthy();
    expect(screen.getByText(reason)).toBeTruthy();
    const isAsked = screen.queryByRole('button', { name: 'Send a document' }) !== null;
    expect(isAsked).toBe(status === 'needs_document');
  });

  it('is changed after signing in lately alone', async () => {
    const { person } = open({}, { mayChangeUntil: moment });
    await person.click(await screen.findByRole('button', { name: 'Change account' }));
    expect(await screen.findByRole('dialog', { name: 'Please sign in again' })).toBeTruthy();
  });

  it('says until when payouts wait after a change, and that it is for children too', async () => {
    open(
      {},
      { account: anAccount({ heldUntil: '2999-01-01T12:00:00.000Z' }), isForChildren: true },
    );
    expect(await screen.findByText(/Nothing is paid out before .*2999/)).toBeTruthy();
    expect(screen.getByText(/What your children earn/)).toBeTruthy();
  });

  it('is paid out to every Friday, once that is chosen', async () => {
    const { person } = open();
    const nextPayoutAt = '2026-12-11T16:00:00.000Z';
    server.on(setPayoutSchedule, () => aPayoutAccount({ schedule: 'weekly', nextPayoutAt }));
    await person.selectOptions(await screen.findByLabelText('When payouts go out'), 'weekly');
    expect(await screen.findByText(/The next payout goes out on .*Dec 11, 2026/)).toBeTruthy();
    expect(server.received(setPayoutSchedule)).toMatchObject([{ body: { schedule: 'weekly' } }]);
  });

  it('stands on each payout, which shows its lines', async () => {
    const id = anId();
    const payout = { id, amountCents: 8_910, status: 'sent' as const, requestedAt: moment };
    const destination = 'Ironbound Community Bank ··6789';
    const { person } = open({ payouts: [{ ...payout, sentAt: moment, destination }] });
    const line = { what: 'Released to you', title: 'Copper riser', postedAt: moment };
    server.on(getPayout, () => ({
      ...payout,
      destination,
      lines: [{ ...line, amountCents: 8_910 }],
    }));
    await person.click(await screen.findByRole('button', { name: 'Lines' }));
    const lines = within(await screen.findByRole('list', { name: 'Lines of this payout' }));
    expect(lines.getAllByRole('listitem').map((each) => each.textContent)).toEqual([
      expect.stringMatching(/Copper riser.*\+\$89\.10/),
      expect.stringMatching(/Paid out.*\$89\.10/),
    ]);
  });
});
