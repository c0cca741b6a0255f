import { listPaymentHistory } from '@sidework/contracts/schema/client-services/escrow';
import {
  addExpense,
  addExpenseReceipt,
  declineExpense,
  type Expense,
  type ExpensesView,
  listExpenses,
  payExpense,
} from '@sidework/contracts/schema/client-services/expenses';
import { listExtensions } from '@sidework/contracts/schema/client-services/extensions';
import { listNegotiations } from '@sidework/contracts/schema/client-services/negotiations';
import { getPayment } from '@sidework/contracts/schema/client-services/payments';
import { listServicePhotos } from '@sidework/contracts/schema/client-services/service-photos';
import { getService, listStageChanges } from '@sidework/contracts/schema/client-services/services';
import { giveTip } from '@sidework/contracts/schema/client-services/tips';
import { getOwnProfile } from '@sidework/contracts/schema/identity/own-profile/own-profile';
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { anOwnProfile, signInAs } from '../../../test/builders.ts';
import { fakeServer } from '../../../test/fake-server.ts';
import { fakeUploads } from '../../../test/fake-upload.ts';
import { anId } from '../../../test/job-builders.ts';
import { currentPath, renderApp } from '../../../test/render-app.tsx';
import { aCompletedService } from '../../../test/service-builders.ts';

const server = fakeServer();
fakeUploads();
const paint: Expense = {
  id: anId(),
  title: 'Two gallons of paint',
  amountCents: 8_450,
  spentOn: '2026-01-02',
  status: 'proposed',
  hasReceipt: true,
  declineReason: null,
  proposedAt: '2026-01-03T10:00:00.000Z',
  answeredAt: null,
  paidAt: null,
};
const asked: ExpensesView = { items: [paint], mayAdd: false };

function open(viewerId: 'clientId' | 'professionalId', expenses = asked) {
  const completed = aCompletedService();
  const money = { ...completed.money, releasedAmountCents: 45_000, topUpCents: 0 };
  const service = { ...completed, money };
  signInAs({ id: service[viewerId] });
  server.on(getOwnProfile, () => anOwnProfile());
  server.on(getService, () => service);
  for (const list of [listStageChanges, listPaymentHistory, listExtensions, listNegotiations])
    server.on(list, () => ({ items: [] }));
  server.on(listExpenses, () => expenses);
  const photos = { before: [], after: [], review: [], mayChange: [] };
  server.on(listServicePhotos, () => photos);
  server.on(getPayment, () => new Promise<never>(() => {}));
  return renderApp(`/services/${service.id}`);
}

it('a client gives a tip of a usual size, and pays it on the next page', async () => {
  const { person } = open('clientId');
  const paymentId = anId();
  server.on(giveTip, () => ({ paymentId }));
  await person.click(await screen.findByRole('button', { name: 'Give a tip' }));
  await person.click(await screen.findByRole('button', { name: '10% · $45.00' }));
  await person.click(screen.getByRole('button', { name: 'Continue to payment' }));
  await waitFor(() => expect(currentPath()).toBe(`/pay/${paymentId}`));
  expect(server.received(giveTip)[0]?.body).toEqual({ amountCents: 4_500 });
});

it('a client approves and pays an expense, or says why not', async () => {
  const { person } = open('clientId');
  const declined = { ...paint, status: 'declined' as const };
  server.on(declineExpense, () => ({ items: [declined], mayAdd: false }));
  await person.click(await screen.findByRole('button', { name: 'Decline: Two gallons of paint' }));
  await person.type(await screen.findByLabelText(/^Reason/), 'You have it left over.');
  await person.click(screen.getByRole('button', { name: 'Decline the expense' }));
  await screen.findByText('Declined');
  expect(server.received(declineExpense)[0]?.body).toEqual({ reason: 'You have it left over.' });
  expect(server.received(payExpense)).toEqual([]);
});

it('a professional adds an expense with its receipt', async () => {
  const { person } = open('professionalId', { items: [], mayAdd: true });
  server.on(addExpense, () => ({ id: paint.id }));
  server.on(addExpenseReceipt, () => asked);
  await person.click(await screen.findByRole('button', { name: 'Add an expense' }));
  await person.type(await screen.findByLabelText('What it was for'), paint.title);
  await person.type(screen.getByLabelText('Amount'), '84.50');
  await person.click(screen.getByRole('button', { name: 'Ask to be paid back' }));
  await screen.findByText('Choose the receipt');
  const receipt = new File(['a receipt'], 'receipt.pdf', { type: 'application/pdf' });
  await person.upload(screen.getByLabelText('Receipt'), receipt);
  await person.click(screen.getByRole('button', { name: 'Ask to be paid back' }));
  await screen.findByText('Waits for an Answer');
  expect(server.received(addExpense)).toHaveLength(1);
});
