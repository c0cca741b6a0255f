import { listInternationalTaxRates } from '@sidework/contracts/schema/business-tools/trade-rates';
import {
  confirmSaleDraft,
  dismissSaleDraft,
  listSaleDrafts,
} from '@sidework/contracts/schema/business-tools/trade-sale-drafts';
import { listInternationalSales } from '@sidework/contracts/schema/business-tools/trade-sales';
import { getTradeSummary } from '@sidework/contracts/schema/business-tools/trade-summaries';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { signInAs } from '../../../test/builders.ts';
import { fakeServer } from '../../../test/fake-server.ts';
import { renderApp } from '../../../test/render-app.tsx';
import { aSale, aSaleDraft, aTradeSummary } from '../../../test/trade-builders.ts';

const server = fakeServer();
const draft = aSaleDraft();

beforeEach(() => {
  server.on(getTradeSummary, () => aTradeSummary());
  server.on(listInternationalTaxRates, () => ({ items: [] }));
  server.on(listSaleDrafts, () => ({ items: [draft], nextCursor: null }));
  server.on(listInternationalSales, () => ({ items: [], nextCursor: null }));
});

function open(path = '/international-trade') {
  signInAs({ userType: 'professional', accountType: 'business_professional' });
  return renderApp(path).person;
}

it('paid work for a client abroad is confirmed as a sale that adds no income', async () => {
  const person = open();
  const row = (await screen.findByText('A website')).closest('li') as HTMLElement;
  expect(row.textContent).toContain('Grace · Germany · Nov 20, 2026');
  expect(row.textContent).toContain('VAT 19% · €357.14 at 1.12 of Nov 1, 2026');
  await person.click(within(row).getByRole('button', { name: 'Confirm the sale of A website' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Confirm the sale' }));
  expect(dialog.getByText(/The sale adds none/)).toBeTruthy();
  expect(dialog.queryByRole('checkbox')).toBeNull();
  server.on(confirmSaleDraft, () => aSale({ serviceId: draft.serviceId, isIncome: false }));
  server.on(listSaleDrafts, () => ({ items: [], nextCursor: null }));
  await person.click(dialog.getByRole('button', { name: 'Confirm sale' }));
  await waitFor(() => expect(screen.queryByText('To confirm')).toBeNull());
  expect(server.received(confirmSaleDraft)).toMatchObject([
    {
      params: { draftId: draft.id },
      body: { clientName: 'Grace', saleAmountCents: 400_00, treatment: 'not_registered' },
    },
  ]);
});

it('paid work that is no sale abroad is left out', async () => {
  const person = open();
  await person.click(await screen.findByRole('button', { name: 'Not a sale A website' }));
  server.on(dismissSaleDraft, () => undefined);
  server.on(listSaleDrafts, () => ({ items: [], nextCursor: null }));
  await person.click(await screen.findByRole('button', { name: 'Leave it out' }));
  await waitFor(() => expect(screen.queryByText('To confirm')).toBeNull());
  expect(server.received(dismissSaleDraft)).toMatchObject([{ params: { draftId: draft.id } }]);
});

it('a sale leads to its income, and its income leads to that sale alone', async () => {
  const sale = aSale();
  const ofService = aSale({ clientName: 'Grace', serviceId: draft.serviceId, isIncome: false });
  const old = aSale({ clientName: 'Otto', isIncome: false });
  server.on(listInternationalSales, () => ({ items: [sale, ofService, old], nextCursor: null }));
  const person = open(`/international-trade?sale=${sale.id}`);
  const to = async (name: string) =>
    (await screen.findByRole('link', { name })).getAttribute('href');
  expect(await to('Lena Vogt')).toContain(`origin=${sale.id}`);
  expect(await to('Grace')).toContain(`origin=${draft.serviceId}`);
  expect(screen.getByText('Not in your income')).toBeTruthy();
  expect(server.received(listInternationalSales)[0]?.query).toMatchObject({ saleId: sale.id });
  await person.click(screen.getByRole('button', { name: 'Show all sales' }));
  await waitFor(() =>
    expect(server.received(listInternationalSales).at(-1)?.query).not.toHaveProperty('saleId'),
  );
});
