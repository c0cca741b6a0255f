import {
  cancelService,
  listPaymentHistory,
  previewCancellation,
} from '@sidework/contracts/schema/client-services/escrow';
import {
  listServices,
  type ServiceView,
} from '@sidework/contracts/schema/client-services/services';
import { getOwnProfile } from '@sidework/contracts/schema/identity/own-profile/own-profile';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { anOwnProfile, signInAs } from '../../../test/builders.ts';
import { fakeServer, refuse } from '../../../test/fake-server.ts';
import { anId } from '../../../test/job-builders.ts';
import { renderApp } from '../../../test/render-app.tsx';
import { aCompletedService, aService } from '../../../test/service-builders.ts';

const server = fakeServer();
const { money } = aService();

function open(path: '/my-services' | '/service-tracker', ...items: ServiceView[]) {
  signInAs();
  server.on(getOwnProfile, () => anOwnProfile());
  server.on(listServices, () => ({ items, nextCursor: null }));
  return renderApp(path);
}

const prompt = 'Cancel service? You will pay 25% cancellation fee ($112.50)';
const preview = {
  payer: 'client',
  feePercentage: 25,
  feeCents: 11_250,
  takenCents: 11_250,
  refundCents: 33_750,
  dueCents: 0,
  isWaived: false,
  prompt,
} as const;

async function askToCancel() {
  const service = aService({ escrowedAmountCents: 45_000, paymentStatus: 'escrowed' });
  const { person } = open('/my-services', service);
  server.on(previewCancellation, () => preview);
  await person.click(await screen.findByRole('button', { name: 'Cancel Service' }));
  const dialog = within(await screen.findByRole('dialog'));
  return { service, person, dialog };
}

describe('"Cancel Service"', () => {
  it('asks first, with payer, fee and refund, and changes nothing where that is declined [PAY-07, PAY-12, PAY-13]', async () => {
    const { person, dialog } = await askToCancel();
    expect(await dialog.findByText(prompt)).toBeTruthy();
    expect(dialog.getByText('Fee, paid by you').closest('div')?.textContent).toBe(
      'Fee, paid by youTaken from what is held$112.50',
    );
    expect(dialog.getByText('$337.50')).toBeTruthy();
    expect(
      dialog.getByText('Maria Lopez will be notified. What is cancelled cannot be taken up again.'),
    ).toBeTruthy();
    await person.click(dialog.getByRole('button', { name: 'Keep the service' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(server.received(cancelService)).toEqual([]);
  });

  it('once confirmed says that it is cancelled, and the fee [PAY-14, PAY-18]', async () => {
    const { service, person, dialog } = await askToCancel();
    const cancelled = { ...service, status: 'cancelled', paymentStatus: 'cancelled' } as const;
    server.on(cancelService, () => ({ ...cancelled, escrowedAmountCents: 0 }));
    await person.click(await dialog.findByRole('button', { name: 'Cancel Service' }));
    expect(await screen.findByText('Service Cancelled')).toBeTruthy();
    expect(await screen.findByText(/\$112\.50/)).toBeTruthy();
    expect(server.received(cancelService).map(({ body }) => body)).toEqual([
      { cause: 'changed_plans', feeCents: 11_250 },
    ]);
  });

  it.each([
    [
      'business_professional',
      'Fee, paid by you',
      'Nothing is taken now. It comes off what you earned or earn next',
    ],
    ['sidework_kids', 'Fee, paid from what you earn', 'Nothing is taken now. Your parent or'],
  ] as const)(
    'says to an account %s from what a fee is taken that is not held',
    async (accountType, label, note) => {
      signInAs({ accountType });
      server.on(getOwnProfile, () => anOwnProfile({ accountType }));
      server.on(listServices, () => ({ items: [aService()], nextCursor: null }));
      const { person } = renderApp('/service-tracker');
      server.on(previewCancellation, () => ({
        ...preview,
        payer: 'professional' as const,
        takenCents: 0,
        dueCents: 11_250,
        refundCents: 0,
      }));
      await person.click(await screen.findByRole('button', { name: 'Cancel Service' }));
      const dialog = within(await screen.findByRole('dialog'));
      expect(dialog.getByText(label).closest('div')?.textContent).toContain(note);
    },
  );

  it.each([
    ['in_progress', 1],
    ['cancelled', 0],
  ] as const)('stands there for work that is %s: %s [PAY-11]', async (status, count) => {
    open('/my-services', aService({ status }));
    await screen.findByText('Payment Details');
    expect(screen.queryAllByRole('button', { name: 'Cancel Service' })).toHaveLength(count);
  });
});

describe('where the money is', () => {
  it('opens its movements from the figure, and of each its entries in the ledger', async () => {
    const { person } = open(
      '/my-services',
      aService({ escrowedAmountCents: 20_000, money: { ...money, topUpCents: 25_000 } }),
    );
    const paidIn = {
      id: anId(),
      createdAt: '2026-01-08T10:00:00.000Z',
      settlement: null,
      settledCents: null,
    };
    server.on(listPaymentHistory, () => ({
      items: [
        {
          ...paidIn,
          amountCents: 20_000,
          description: 'Paid in',
          paymentType: 'fund' as const,
          entries: [
            { account: 'Payment provider', debitCents: 20_000, creditCents: null },
            { account: 'Protected funds', debitCents: null, creditCents: 20_000 },
          ],
        },
        {
          ...paidIn,
          id: anId(),
          amountCents: 11_250,
          paymentType: 'cancellation_fee' as const,
          description: 'Cancellation fee (25%)',
          settlement: 'due' as const,
          settledCents: 5_000,
          entries: [],
        },
      ],
    }));
    await person.click(await screen.findByRole('button', { name: /^\$200\.00 escrowed/ }));
    const history = within(await screen.findByRole('dialog', { name: 'Payment history' }));
    const fee = (await history.findByText('Cancellation fee (25%)')).closest('li');
    expect(fee?.textContent).toContain('$112.50');
    expect(fee?.textContent).toContain('$50.00 taken, $62.50 still owed');
    expect(history.queryByRole('region')).toBeNull();
    await person.click(history.getByRole('button', { name: 'Paid in' }));
    const entries = history.getByRole('region', { name: 'Entries of Paid in' });
    expect(entries.textContent).toBe('Payment provider−$200.00Protected funds+$200.00');
  });

  it('says that none has moved yet, and why it could not be read', async () => {
    const { person } = open('/my-services', aCompletedService());
    server.on(listPaymentHistory, () => refuse(503, 'unavailable', 'Please try again soon.'));
    await person.click(await screen.findByRole('button', { name: 'Payment history' }));
    expect(await screen.findByText('Please try again soon.')).toBeTruthy();
    cleanup();
    server.on(listPaymentHistory, () => ({ items: [] }));
    const { person: again } = open('/my-services', aCompletedService());
    await again.click(await screen.findByRole('button', { name: 'Payment history' }));
    expect(await screen.findByText('No money has moved yet.')).toBeTruthy();
  });

  it.each([
    ['settled', 'paid'],
    ['due', 'still owed'],
    ['waived', 'waived'],
  ] as const)('says of a cancellation fee that is %s that it is %s', async (settlement, shown) => {
    const cancellationFee = { payer: 'client', amountCents: 11_250, settledCents: 0 } as const;
    open(
      '/my-services',
      aService({
        status: 'cancelled',
        money: { ...money, cancellationFee: { ...cancellationFee, settlement } },
      }),
    );
    const text = `Cancellation fee of $112.50, paid by the client: ${shown}`;
    expect(await screen.findByText(text)).toBeTruthy();
  });

  it.each([
    [
      { escrowedAmountCents: 20_000 },
      { topUpCents: 25_000 },
      '$200.00 of $450.00 funded, top-up $250.00',
    ],
    [
      { ...aCompletedService(), escrowedAmountCents: 45_000 },
      { topUpCents: 0, releasesAt: '2026-02-04T15:00:00.000Z' },
      '$450.00 is released automatically on Feb 4, 2026',
    ],
  ])('that is held says how it stands: %#', async (given, standing, said) => {
    open('/my-services', aService({ ...given, money: { ...money, ...standing } }));
    const shown = await screen.findByText((text) => text.startsWith(said.slice(0, 20)));
    expect(shown.textContent).toBe(said);
  });

  it('that a client still owes is said in one word', async () => {
    open('/my-services', aCompletedService());
    await screen.findByText('$450.00 for the finished work is not paid yet');
    expect(screen.getAllByText('Unpaid')).toHaveLength(2);
    await screen.findByRole('button', { name: 'Pay $450.00' });
    expect(screen.queryByText('Pending')).toBeNull();
  });

  it.each([
    [null, 'Pending'],
    ['2026-01-21T10:00:00.000Z', 'Paid outside Sidework'],
  ])('paid outside at %s shows "%s" [PAY-10, D-40]', async (paidOutsideAt, shown) => {
    open('/my-services', aCompletedService({ money: { ...money, topUpCents: 0, paidOutsideAt } }));
    expect(await screen.findByText(shown)).toBeTruthy();
    expect(screen.queryAllByText('Pending')).toHaveLength(paidOutsideAt ? 0 : 1);
  });
});

it.each([
  [aService(), 'This work is not funded yet', 'Fund $450.00'],
  [aCompletedService(), '$450.00 for the finished work is not paid yet', 'Paid outside Sidework'],
  [
    aService({ escrowedAmountCents: 20_000, money: { ...money, topUpCents: 25_000 } }),
    'A top-up of $250.00 is missing',
    'Top up $250.00',
  ],
  [
    aCompletedService({ escrowedAmountCents: 45_000, money: { ...money, topUpCents: 0 } }),
    'Maria Lopez has finished the work',
    'Release $450.00',
  ],
])(
  'what its client is to do with the money stands above the work: %#',
  async (service, asked, act) => {
    open('/my-services', service);
    const notice = (await screen.findByText(asked)).closest('[data-meaning="turn"]') as HTMLElement;
    expect(await within(notice).findByRole('button', { name: act })).toBeTruthy();
    expect(screen.getAllByRole('button', { name: act })).toHaveLength(1);
    const work = screen.getByText(service.description);
    expect(notice.compareDocumentPosition(work)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  },
);

it('a row says what it costs and what waits, and the one that waits for the viewer is open', async () => {
  const waiting = aService({ title: 'New riser', agreement: 'proposed' });
  const funded = { escrowedAmountCents: 45_000, money: { ...money, topUpCents: 0 } };
  const { person } = open('/my-services', aService({ title: 'New tap', ...funded }), waiting);
  const [tap, riser] = await screen.findAllByRole('article');
  expect(riser?.textContent).toContain('Awaiting client');
  expect(
    within(riser as HTMLElement)
      .getByRole('button', { name: 'New riser' })
      .getAttribute('aria-expanded'),
  ).toBe('true');
  const opener = within(tap as HTMLElement).getByRole('button', { name: 'New tap' });
  expect(opener.getAttribute('aria-expanded')).toBe('false');
  for (const shown of ['$450.00', 'In Progress'])
    expect(opener.closest('header')?.textContent).toContain(shown);
  await person.click(opener);
  expect(opener.closest('header')?.textContent).toContain('$450.00');
});

it.each([
  ['/service-tracker', 'escrowed', true, 1],
  ['/service-tracker', 'pending', true, 0],
  ['/service-tracker', 'escrowed', false, 0],
  ['/my-services', 'escrowed', true, 0],
] as const)(
  '"Request Payment Release" on %s, %s, completed %s: %s [PAY-08]',
  async (path, paymentStatus, isCompleted, count) => {
    const given = { paymentStatus, escrowedAmountCents: 45_000 };
    open(path, isCompleted ? aCompletedService(given) : aService(given));
    await screen.findByText('Payment Details');
    expect(screen.queryAllByRole('button', { name: 'Request Payment Release' })).toHaveLength(
      count,
    );
  },
);
