import {
  cancelService,
  previewCancellation,
} from '@sidework/contracts/schema/client-services/escrow';
import {
  listServices,
  type ServiceView,
} from '@sidework/contracts/schema/client-services/services';
import { getOwnProfile } from '@sidework/contracts/schema/identity/profiles';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { anOwnProfile, signInAs } from '../../../test/builders.ts';
import { fakeServer } from '../../../test/fake-server.ts';
import { renderApp } from '../../../test/render-app.tsx';
import { aCompletedService, aService } from '../../../test/service-builders.ts';

const server = fakeServer();

function open(path: '/my-services' | '/service-tracker', ...items: ServiceView[]) {
  signInAs();
  server.on(getOwnProfile, () => anOwnProfile());
  server.on(listServices, () => ({ items, nextCursor: null }));
  return renderApp(path);
}

const prompt = 'Cancel service? You will pay 25% cancellation fee ($112.50)';
const preview = {
  payer: 'client',
  ...{ feePercentage: 25, feeCents: 11_250, takenCents: 11_250 },
  ...{ refundCents: 33_750, dueCents: 0, isWaived: false, prompt },
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
    expect(dialog.getByText('$337.50')).toBeTruthy();
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
    ['in_progress', 1],
    ['cancelled', 0],
  ] as const)('stands there for work that is %s: %s [PAY-11]', async (status, count) => {
    open('/my-services', aService({ status }));
    await screen.findByText('Payment Details');
    expect(screen.queryAllByRole('button', { name: 'Cancel Service' })).toHaveLength(count);
  });
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
