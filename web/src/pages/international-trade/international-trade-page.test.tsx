import {
  addExportedGood,
  deleteExportedGood,
  listExportedGoods,
} from '@sidework/contracts/schema/business-tools/trade-exports';
import {
  addImportedGood,
  deleteImportedGood,
  listImportedGoods,
} from '@sidework/contracts/schema/business-tools/trade-imports';
import {
  findDuty,
  findExchangeRate,
  listInternationalTaxRates,
} from '@sidework/contracts/schema/business-tools/trade-rates';
import { listSaleDrafts } from '@sidework/contracts/schema/business-tools/trade-sale-drafts';
import {
  addInternationalSale,
  deleteInternationalSale,
  editInternationalSale,
  listInternationalSales,
} from '@sidework/contracts/schema/business-tools/trade-sales';
import { getTradeSummary } from '@sidework/contracts/schema/business-tools/trade-summaries';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { signInAs } from '../../../test/builders.ts';
import { fakeServer, refuse } from '../../../test/fake-server.ts';
import { fill, renderApp, toastOf } from '../../../test/render-app.tsx';
import { anExport, anImport, aSale, aTradeSummary } from '../../../test/trade-builders.ts';

const server = fakeServer();
const german = {
  country: 'Germany',
  vatRate: 19,
  gstRate: 0,
  source: 'Sample',
  asOf: '2026-01-01',
};

beforeEach(() => {
  server.on(getTradeSummary, () => aTradeSummary());
  server.on(listInternationalTaxRates, () => ({ items: [german] }));
  server.on(findExchangeRate, () => ({ rate: null }));
  server.on(listInternationalSales, () => ({ items: [aSale()], nextCursor: null }));
  server.on(listSaleDrafts, () => ({ items: [], nextCursor: null }));
  server.on(listImportedGoods, () => ({ items: [anImport()], nextCursor: null }));
  server.on(listExportedGoods, () => ({ items: [anExport()], nextCursor: null }));
});

function open(path = '/international-trade') {
  signInAs({ userType: 'professional', accountType: 'business_professional' });
  return renderApp(path).person;
}

const tabs = [
  {
    tab: 'International Sales',
    path: '?tab=sales',
    list: listInternationalSales,
    add: addInternationalSale,
    made: () => aSale(),
    remove: deleteInternationalSale,
    addLabel: 'Add Sale',
    noun: 'sale',
    name: 'Lena Vogt',
    amount: '$1,234.56',
    added: 'International sale added',
    addedLine: '[TRADE-21]',
    deleted: 'Sale deleted',
    fields: [
      ['Client name', 'Lena Vogt'],
      ['Country', 'Germany'],
      ['Product or service', 'Chairs'],
      ['Sale amount', '1,234.56'],
    ],
  },
  {
    tab: 'Imported Goods',
    path: '?tab=imports',
    list: listImportedGoods,
    add: addImportedGood,
    made: () => anImport(),
    remove: deleteImportedGood,
    addLabel: 'Add Import',
    noun: 'import',
    name: 'Shen Tools',
    amount: '$1,105.00',
    added: 'Imported good added',
    addedLine: '[TRADE-22]',
    deleted: 'Import deleted',
    fields: [
      ['Supplier name', 'Shen Tools'],
      ['Supplier country', 'China'],
      ['Product', 'Drills'],
      ['Cost', '1000'],
    ],
  },
  {
    tab: 'Exported Goods',
    path: '?tab=exports',
    list: listExportedGoods,
    add: addExportedGood,
    made: () => anExport(),
    remove: deleteExportedGood,
    addLabel: 'Add Export',
    noun: 'export',
    name: 'Noah Roy',
    amount: '$550.00',
    added: 'Export added',
    addedLine: '[TRADE-23]',
    deleted: 'Export deleted',
    fields: [
      ['Buyer name', 'Noah Roy'],
      ['Buyer country', 'Canada'],
      ['Product', 'Chairs'],
      ['Export value', '500'],
    ],
  },
] as const;

describe('international trade', () => {
  it('sends visitors to sign in, and back [TRADE-34] [SEC-08]', async () => {
    renderApp('/international-trade');
    await waitFor(() => expect(location.pathname).toBe('/auth'));
    expect(history.state.usr).toEqual({ from: '/international-trade' });
  });

  it('has exactly six cards and three tabs [TRADE-01] [TRADE-02] [TRADE-36] [NAV-23]', async () => {
    open();
    await screen.findByRole('heading', { level: 1, name: 'International Trade' });
    const first = await screen.findByText("Total Int'l Sales");
    const grid = first.closest('dl') as HTMLElement;
    const labels = [...grid.children].map((each) => each.firstElementChild?.textContent);
    expect(labels).toEqual([
      "Total Int'l Sales",
      'VAT/GST Collected',
      'Import Costs',
      'Tariffs & Duties',
      'Export Value',
      'Shipping & Fees',
    ]);
    expect(grid.textContent).toContain('$1,105.00');
    expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
      'International Sales',
      'Imported Goods',
      'Exported Goods',
    ]);
  });

  it('has the records before the files of them', async () => {
    open();
    const file = await screen.findByRole('button', { name: /^Export \d+ as CSV$/ });
    const record = await screen.findByText('Lena Vogt');
    expect(record.compareDocumentPosition(file)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  it('says of a card what it is made of in other currencies, each with its dollars', async () => {
    const byCurrency = [
      { currency: 'EUR', amountCents: 10_000, usdCents: 11_200 },
      { currency: 'USD', amountCents: 5_000, usdCents: 5_000 },
    ] as const;
    server.on(getTradeSummary, () =>
      aTradeSummary({ totalSales: { usdCents: 16_200, byCurrency: [...byCurrency] } }),
    );
    open();
    const parts = await screen.findByText('€100.00 ($112.00) + $50.00');
    expect(parts.previousElementSibling?.textContent).toBe("Total Int'l Sales");
    expect(parts.closest('details')?.open).toBe(false);
  });
});

describe.each(tabs)('the tab $tab', ({ path, ...row }) => {
  const address = `/international-trade${path}`;

  async function fillIn(person: ReturnType<typeof open>) {
    await person.click(await screen.findByRole('button', { name: row.addLabel }));
    const dialog = within(await screen.findByRole('dialog'));
    for (const [label, text] of row.fields)
      await fill(
        person,
        dialog.getByRole(label.includes('ountry') ? 'combobox' : 'textbox', { name: label }),
        text,
      );
    return dialog;
  }

  it('lists its records, to two decimals [TRADE-04] [TRADE-19]', async () => {
    open(address);
    const item = (await screen.findByText(row.name)).closest('li') as HTMLElement;
    expect(item.textContent).toContain(row.amount);
    expect(item.textContent).toContain('Nov 2, 2026');
  });

  it('adds one, by a dialog [TRADE-03]', async () => {
    const person = open(address);
    const dialog = await fillIn(person);
    expect(dialog.getByRole('combobox', { name: 'Currency' }), '[TRADE-12]').toHaveProperty(
      'value',
      'USD',
    );
    if (row.noun === 'import') await fill(person, dialog.getByLabelText('Tariff rate (%)'), '7.5');
    server.on(row.add, () => row.made() as never);
    await person.click(dialog.getByRole('button', { name: row.addLabel }));
    expect(await screen.findByText(row.added), row.addedLine).toBeTruthy();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('asks for what is missing [TRADE-09] [TRADE-10] [TRADE-11]', async () => {
    const person = open(address);
    await person.click(await screen.findByRole('button', { name: row.addLabel }));
    const dialog = within(await screen.findByRole('dialog'));
    await person.click(dialog.getByRole('button', { name: row.addLabel }));
    expect(await dialog.findAllByText('Please fill in all required fields')).toHaveLength(4);
    expect(document.activeElement).toBe(dialog.getByLabelText(new RegExp(row.fields[0][0])));
  });

  it('says why one was not added [TRADE-28] [TRADE-29] [TRADE-30] [TRADE-42]', async () => {
    const person = open(address);
    const dialog = await fillIn(person);
    server.on(row.add, () => refuse(409, 'already_exists', 'This entry already exists'));
    await person.click(dialog.getByRole('button', { name: row.addLabel }));
    expect(await toastOf('Error')).toContain(
      `Failed to add ${row.noun}: This entry already exists`,
    );
  });

  it('deletes one after asking, and says it [TRADE-04] [TRADE-24] [TRADE-25] [TRADE-26]', async () => {
    const person = open(address);
    await person.click(
      await screen.findByRole('button', { name: `Delete ${row.noun} ${row.name}` }),
    );
    const dialog = within(await screen.findByRole('dialog', { name: `Delete this ${row.noun}?` }));
    server.on(row.remove, () => undefined as never);
    server.on(row.list, () => ({ items: [], nextCursor: null }) as never);
    await person.click(dialog.getByRole('button', { name: `Delete ${row.noun}` }));
    expect(await screen.findByText(row.deleted)).toBeTruthy();
    await waitFor(() => expect(screen.queryByText(row.name)).toBeNull());
  });

  it('says why one was not deleted [TRADE-31] [TRADE-32] [TRADE-33] [TRADE-42]', async () => {
    const person = open(address);
    await person.click(
      await screen.findByRole('button', { name: `Delete ${row.noun} ${row.name}` }),
    );
    const dialog = within(await screen.findByRole('dialog', { name: `Delete this ${row.noun}?` }));
    server.on(row.remove, () => refuse(404, 'record_not_found', 'There is no such record.'));
    await person.click(dialog.getByRole('button', { name: `Delete ${row.noun}` }));
    expect(await toastOf('Error')).toContain(
      `Failed to delete ${row.noun}: There is no such record.`,
    );
    expect(screen.getByText(row.name)).toBeTruthy();
  });

  it('says why it could not be read [TRADE-27]', async () => {
    server.on(row.list, () => refuse(403, 'permission_denied', 'Not for you'));
    open(address);
    expect((await screen.findByRole('alert')).textContent).toContain(
      'Failed to load data: Not for you',
    );
  });

  it('says that there is nothing yet', async () => {
    server.on(row.list, () => ({ items: [], nextCursor: null }) as never);
    open(address);
    await screen.findByRole('heading', { level: 2, name: /^No .* yet$/ });
    expect(screen.getByRole('button', { name: row.addLabel })).toBeTruthy();
  });
});

it('says why the totals could not be read [TRADE-27]', async () => {
  server.on(getTradeSummary, () => refuse(403, 'permission_denied', 'Not for you'));
  open();
  expect((await screen.findByRole('alert')).textContent).toContain(
    'Failed to load data: Not for you',
  );
});

it('says the rate of a country as it is typed [TRADE-40]', async () => {
  const person = open();
  await person.click(await screen.findByRole('button', { name: 'Edit sale Lena Vogt' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Change the sale' }));
  const country = dialog.getByLabelText(/Country/);
  await fill(person, country, 'Atlantis');
  expect(await dialog.findByText(/No rate is known/)).toBeTruthy();
  await fill(person, country, 'GERMÁNY ');
  expect(await dialog.findByText(/VAT 19%/)).toBeTruthy();
});

it('a sale is changed, with another treatment, in another currency [TRADE-12] [TRADE-40]', async () => {
  const person = open();
  await person.click(await screen.findByRole('button', { name: 'Edit sale Lena Vogt' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Change the sale' }));
  const currency = dialog.getByRole('combobox', { name: 'Currency' });
  const offered = within(currency).getAllByRole('option');
  expect(offered.map(({ textContent }) => textContent)).toEqual([
    'USD',
    'EUR',
    'GBP',
    'CAD',
    'AUD',
    'CNY',
  ]);
  expect(await dialog.findByText(/VAT 19%, GST 0%\. Sample, as of 2026-01-01/)).toBeTruthy();
  await person.selectOptions(currency, 'EUR');
  await fill(person, await dialog.findByLabelText('US dollars for 1 EUR'), '1.1');
  await person.selectOptions(
    dialog.getByRole('combobox', { name: 'VAT/GST treatment' }),
    'Reverse charge',
  );
  await person.click(dialog.getByRole('button', { name: 'Save changes' }));
  expect(await dialog.findByText("A reverse charge needs the customer's VAT number")).toBeTruthy();
  await fill(person, dialog.getByLabelText(/VAT number/), 'DE136695976');
  let sent: unknown;
  server.on(editInternationalSale, ({ body }) => {
    sent = body;
    return aSale();
  });
  await person.click(dialog.getByRole('button', { name: 'Save changes' }));
  expect(await screen.findByText('International sale changed')).toBeTruthy();
  expect(sent).toMatchObject({ currency: 'EUR', fxRate: 1.1, treatment: 'reverse_charge' });
});

it('an import says what the dated table has of its duty, and the chapter of its code', async () => {
  const layer = {
    layer: 'General',
    origin: null,
    hsPrefix: '8504',
    rate: 1.5,
    validFrom: '2024-01-01',
    validTo: null,
    source: 'Sample',
    asOf: '2026-06-01',
  };
  server.on(findDuty, () => ({ layers: [layer], rate: 1.5, asOf: '2026-06-01', isStale: true }));
  const person = open('/international-trade?tab=imports');
  await person.click(await screen.findByRole('button', { name: 'Add Import' }));
  const dialog = within(await screen.findByRole('dialog'));
  await fill(person, dialog.getByRole('combobox', { name: 'Supplier country' }), 'China');
  await fill(person, dialog.getByLabelText('HS code'), '8504.40');
  expect(dialog.getByText(/^Chapter 85: Electrical machines/)).toBeTruthy();
  expect(
    await dialog.findByText(/General 1\.5% \(Sample, as of 2026-06-01\)\. A rate is more than 90/),
  ).toBeTruthy();
});
