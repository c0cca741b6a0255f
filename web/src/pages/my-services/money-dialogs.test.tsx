import * as api from '@sidework/contracts/schema/client-services/escrow';
import { getPayment } from '@sidework/contracts/schema/client-services/payments';
import {
  listServices,
  type ServiceView,
} from '@sidework/contracts/schema/client-services/services';
import { getOwnProfile } from '@sidework/contracts/schema/identity/own-profile/own-profile';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { anOwnProfile, signInAs } from '../../../test/builders.ts';
import { fakeServer, refuse } from '../../../test/fake-server.ts';
import { anId } from '../../../test/job-builders.ts';
import { currentPath, fill, renderApp, toastOf } from '../../../test/render-app.tsx';
import { aCompletedService, aService } from '../../../test/service-builders.ts';

const server = fakeServer();
const held = { paymentStatus: 'escrowed', escrowedAmountCents: 45_000 } as const;
const wait = 'Please try again in a moment.';
const unavailable = () => refuse(503, 'unavailable', wait);

function open(service: ServiceView, path = '/my-services') {
  signInAs();
  server.on(getOwnProfile, () => anOwnProfile());
  server.on(listServices, () => ({ items: [service], nextCursor: null }));
  return { service, ...renderApp(path) };
}

const click = async ({ person }: ReturnType<typeof open>, name: string) =>
  person.click(await screen.findByRole('button', { name }));
const dialog = async () => within(await screen.findByRole('dialog'));

describe('Fund', () => {
  it.each([
    [
      aService(),
      'Fund',
      /^The money is held until you release it to Maria Lopez\. If nobody does, it is released automatically 14 days after the work is done/,
    ],
    [
      aCompletedService(),
      'Pay',
      /you release it to Maria Lopez\. If .* 14 days after it is fully funded/,
    ],
    [aService({ escrowedAmountCents: 100 }), 'Top up', /^The money is held until you release it/],
  ])(
    'says in the button and its window what is done with the money: %#, %s',
    async (service, word, until) => {
      const opened = open(service);
      await click(opened, `${word} $450.00`);
      await screen.findByRole('dialog', { name: new RegExp(`^${word} “`) });
      await (await dialog()).findByText(until);
    },
  );

  it.each([
    ['', 'Enter an amount in dollars, such as 450 or 450.50'],
    ['0', 'Between $0.01 and $450.00'],
    ['450.01', 'Between $0.01 and $450.00'],
  ])('takes no "%s", which it says beside the field', async (typed, fault) => {
    const opened = open(aService());
    await click(opened, 'Fund $450.00');
    const form = await dialog();
    const amount = await form.findByLabelText(/Amount/);
    if (typed) await fill(opened.person, amount, typed);
    else await opened.person.clear(amount);
    await opened.person.click(form.getByRole('button', { name: 'Continue to payment' }));
    expect(await form.findByText(fault)).toBeTruthy();
    expect(amount.getAttribute('aria-invalid')).toBe('true');
    expect(server.received(api.fundService)).toEqual([]);
  });

  it('shows the refusal of the server, and then leads to the payment', async () => {
    const opened = open(aService());
    await click(opened, 'Fund $450.00');
    const form = await dialog();
    const send = await form.findByRole('button', { name: 'Continue to payment' });
    server.on(api.fundService, unavailable);
    await opened.person.click(send);
    expect(await form.findByText(wait)).toBeTruthy();
    const paymentId = anId();
    server.on(api.fundService, () => ({ paymentId }));
    server.on(getPayment, unavailable);
    await opened.person.click(send);
    await waitFor(() => expect(currentPath()).toBe(`/pay/${paymentId}`));
    expect(server.received(api.fundService).map(({ body }) => body)).toEqual(
      Array(2).fill({ amountCents: 45_000 }),
    );
  });
});

it.each([
  ['Release $450.00', '/my-services', aService(held), api.releaseService, 'Payment released'],
  [
    'Request Payment Release',
    '/service-tracker',
    aCompletedService(held),
    api.requestRelease,
    'Release requested',
  ],
  [
    'Paid outside Sidework',
    '/my-services',
    aCompletedService(),
    api.markPaidOutside,
    'Marked as paid outside Sidework',
  ],
] as const)(
  '"%s" asks first, says why it failed, and what was done [PAY-08]',
  async (label, path, service, endpoint, done) => {
    const opened = open(service, path);
    await click(opened, label);
    expect(server.received(endpoint)).toEqual([]);
    server.on(endpoint, unavailable);
    const confirm = (await dialog()).getByRole('button', { name: label });
    await opened.person.click(confirm);
    expect(await toastOf('Error')).toContain(wait);
    server.on(endpoint, () => service);
    await opened.person.click(confirm);
    expect(await screen.findByText(done)).toBeTruthy();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
);

describe('Dispute', () => {
  it('asks for a reason, and says beside it what is wrong', async () => {
    const opened = open(aService(held));
    await click(opened, 'Dispute');
    const form = await dialog();
    const send = await form.findByRole('button', { name: 'Open the dispute' });
    await opened.person.click(send);
    expect(await form.findByText('Please say what is wrong')).toBeTruthy();
    expect(server.received(api.disputeService)).toEqual([]);
    await fill(opened.person, form.getByLabelText(/What is wrong/), 'Half is missing.');
    server.on(api.disputeService, unavailable);
    await opened.person.click(send);
    expect((await form.findAllByText(wait)).length).toBeGreaterThan(0);
    expect(form.getByDisplayValue('Half is missing.')).toBeTruthy();
    const { money } = opened.service;
    server.on(api.disputeService, () => ({
      ...opened.service,
      money: { ...money, isDisputed: true },
    }));
    await opened.person.click(send);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.queryByRole('button', { name: 'Release $450.00' })).toBeNull();
  });
});

describe('Cancel Service', () => {
  const preview = {
    payer: 'professional',
    feePercentage: 25,
    feeCents: 11_250,
    takenCents: 0,
    refundCents: 45_000,
    dueCents: 11_250,
    isWaived: false,
    prompt: 'Cancel service?',
  } as const;

  it('says that it failed, and cancels nothing [PAY-27, PAY-35, ERR-17, D-46]', async () => {
    const opened = open(aService(held));
    server.on(api.previewCancellation, () => ({ ...preview, payer: 'client' as const }));
    server.on(api.cancelService, unavailable);
    await click(opened, 'Cancel Service');
    const asked = await dialog();
    await opened.person.click(await asked.findByRole('button', { name: 'Cancel Service' }));
    expect(await toastOf('Error')).toContain(wait);
    expect(screen.queryByText('Service Cancelled')).toBeNull();
    expect(asked.getByRole('button', { name: 'Keep the service' })).toBeTruthy();
  });

  it('names no fee where none is taken [D-42]', async () => {
    const opened = open(aService(held));
    const waived = { takenCents: 0, dueCents: 0, isWaived: true };
    server.on(api.previewCancellation, () => ({ ...preview, payer: 'client' as const, ...waived }));
    await click(opened, 'Cancel Service');
    const fee = (await (await dialog()).findByText('Fee, paid by you')).closest('div');
    expect(fee?.textContent).toContain('$0.00');
    expect(screen.queryByText('$112.50')).toBeNull();
  });

  it.each([
    ['that was booked', {}, 'Waived: it was booked, and the work has not begun'],
    ['that nobody agreed to', { agreement: 'proposed' as const }, 'Waived: it was never agreed on'],
  ])('says why work %s costs no fee', async (_, given, why) => {
    const opened = open(aService({ ...held, ...given }), '/service-tracker');
    server.on(api.previewCancellation, () => ({ ...preview, dueCents: 0, isWaived: true }));
    await click(opened, 'Cancel Service');
    expect(await (await dialog()).findByText(why)).toBeTruthy();
  });

  it('says to a child that its guardian can see it', async () => {
    const opened = open(aService(held), '/service-tracker');
    signInAs({ accountType: 'sidework_kids' });
    server.on(api.previewCancellation, () => preview);
    await click(opened, 'Cancel Service');
    expect(
      await (await dialog()).findByText(/Your parent or guardian can see it too/),
    ).toBeTruthy();
  });

  it('shows the professional what each cause would cost before it is sent', async () => {
    const opened = open(aService(held), '/service-tracker');
    server.on(api.previewCancellation, ({ query }) =>
      query.cause === 'client_no_show'
        ? {
            ...preview,
            payer: 'client' as const,
            takenCents: 11_250,
            refundCents: 33_750,
            dueCents: 0,
          }
        : preview,
    );
    await click(opened, 'Cancel Service');
    const asked = await dialog();
    expect(await asked.findByText('$450.00')).toBeTruthy();
    await opened.person.click(asked.getByLabelText('The client did not show up'));
    expect(await asked.findByText('$337.50')).toBeTruthy();
    server.on(api.cancelService, () => ({ ...opened.service, status: 'cancelled' as const }));
    await opened.person.click(asked.getByRole('button', { name: 'Cancel Service' }));
    expect(await screen.findByText('Service Cancelled')).toBeTruthy();
    expect(server.received(api.cancelService)[0]?.body).toEqual({
      cause: 'client_no_show',
      feeCents: 11_250,
    });
  });
});
