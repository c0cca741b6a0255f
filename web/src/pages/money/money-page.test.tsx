import { listDocuments } from '@sidework/contracts/schema/business-tools/documents';
import { getTaxSummary } from '@sidework/contracts/schema/business-tools/tax-summaries';
import { getBalance } from '@sidework/contracts/schema/client-services/balance';
import { listServices } from '@sidework/contracts/schema/client-services/services';
import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { signInAs } from '../../../test/builders.ts';
import { fakeServer, refuse } from '../../../test/fake-server.ts';
import { aBalance } from '../../../test/money-builders.ts';
import { renderApp } from '../../../test/render-app.tsx';
import { aService } from '../../../test/service-builders.ts';
import { aDocument, aTaxSummary } from '../../../test/tool-builders.ts';

const server = fakeServer();
const none = () => ({ items: [], nextCursor: null });

beforeEach(() => {
  server.on(getBalance, () => aBalance());
  server.on(listServices, none);
  server.on(listDocuments, none);
  server.on(getTaxSummary, () => aTaxSummary({ nextPayment: null }));
});

function open(userType: 'client' | 'professional') {
  signInAs({ userType });
  return renderApp('/money');
}

const main = async () => within(await screen.findByRole('main'));
const figure = async (label: string) =>
  (await (await main()).findByRole('link', { name: label })).closest('[class*=stat]')?.textContent;

describe('the page of one’s money', () => {
  it('says to a professional what can be taken out, what is held, and what to keep for taxes', async () => {
    open('professional');
    expect(await figure('Available')).toContain('$360.00');
    expect(await figure('Held for you')).toContain('$90.00');
    expect(await figure(`${new Date().getFullYear()} taxes`)).toContain('Not estimated');
    expect((await main()).queryByText('Held for work you ordered')).toBeNull();
  });

  it('says to a client what is held for the work that they ordered', async () => {
    const held = aService({ title: 'A faucet', escrowedAmountCents: 18_000 });
    server.on(listServices, ({ query }) => ({
      items: query.as === 'client' ? [held] : [],
      nextCursor: null,
    }));
    open('client');
    expect(await figure('Held for work you ordered')).toContain('$180.00');
    const rows = within(await screen.findByRole('list', { name: 'Held now' }));
    const link = rows.getByRole('link', { name: 'A faucet' });
    expect(link.getAttribute('href')).toBe(`/services/${held.id}`);
    expect((await main()).queryByText('Available')).toBeNull();
  });

  it('shows the latest papers, and leads to every part of the books', async () => {
    const paper = aDocument({ documentName: 'Invoice 2026-0040' });
    server.on(listDocuments, () => ({ items: [paper], nextCursor: null }));
    open('professional');
    await screen.findByRole('link', { name: 'Invoice 2026-0040' });
    const books = within(screen.getByRole('list', { name: 'Your books' }));
    expect(books.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/balance',
      '/tax-tracker',
      '/financial-reports',
      '/document-vault',
    ]);
  });

  it('asks for no documents of a child, who has no vault', async () => {
    signInAs({ userType: 'professional', accountType: 'sidework_kids' });
    renderApp('/money');
    await screen.findByRole('list', { name: 'Your books' });
    expect(server.received(listDocuments)).toEqual([]);
  });

  it('says that held work did not load, not that nothing is held', async () => {
    server.on(listServices, ({ query }) =>
      query.as === 'client' ? refuse(422, 'invalid_input', 'No services now.') : none(),
    );
    open('client');
    await screen.findByText('No services now.');
    expect(screen.queryByText('Nothing is held now')).toBeNull();
  });

  it('leads from a figure to what is held only where that is listed', async () => {
    server.on(getBalance, () =>
      aBalance({ heldNetCents: 0, heldSalesCents: 0, heldSalesCount: 0 }),
    );
    open('professional');
    expect((await (await main()).findByText('Held for you')).closest('a')).toBeNull();
  });

  it('says what did not load, and keeps the ways to the rest', async () => {
    server.on(getBalance, () => refuse(422, 'invalid_input', 'Not now.'));
    open('professional');
    await screen.findByText('Not now.');
    screen.getByRole('list', { name: 'Your books' });
  });
});
