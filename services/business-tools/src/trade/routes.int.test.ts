import type { Actor } from '@sidework/chassis/http/actor';
import * as exported from '@sidework/contracts/business-tools/trade-exports';
import { downloadTrade } from '@sidework/contracts/business-tools/trade-files';
import * as imported from '@sidework/contracts/business-tools/trade-imports';
import * as rates from '@sidework/contracts/business-tools/trade-rates';
import * as sales from '@sidework/contracts/business-tools/trade-sales';
import { getTradeSummary } from '@sidework/contracts/business-tools/trade-summaries';
import { beforeEach, describe, expect, it } from 'vitest';
import { testBusinessTools } from '../../test/service.ts';

const service = testBusinessTools();
let owner: Actor;
let other: Actor;
beforeEach(async () => {
  owner = await service.person();
  other = await service.person();
});

const sale = {
  clientName: 'Ada',
  country: 'Germany',
  productDescription: 'Chairs',
  saleAmountCents: 123_456,
  treatment: 'charged' as const,
  saleDate: '2026-11-02',
};
const goods = {
  supplierName: 'Ada',
  supplierCountry: 'China',
  productDescription: 'Chargers',
  costAmountCents: 100_000,
  tariffRate: 7.5,
  customsFeesCents: 3_000,
  hsCode: '850440',
  importDate: '2026-11-02',
};
const shipped = {
  buyerName: 'Ada',
  buyerCountry: 'Canada',
  productDescription: 'Chairs',
  exportValueCents: 50_000,
  shippingCostCents: 4_000,
  exportFeesCents: 1_000,
  trackingNumber: 'RA123456785US',
  hsCode: '940161',
  exportDate: '2026-11-02',
};

const nouns = [
  {
    noun: 'sale',
    line: '[TRADE-05]',
    api: {
      list: sales.listInternationalSales,
      add: sales.addInternationalSale,
      edit: sales.editInternationalSale,
      remove: sales.deleteInternationalSale,
    },
    id: 'saleId',
    day: 'saleDate',
    form: sale,
    stored: { vatRate: 19, gstRate: 0, taxAmountCents: 23_457, currency: 'USD', fxRate: 1 },
    missing: [{ clientName: '' }, { country: ' ' }, { productDescription: '' }],
    amount: 'saleAmountCents',
    computed: 'taxAmountCents',
  },
  {
    noun: 'import',
    line: '[TRADE-06]',
    api: {
      list: imported.listImportedGoods,
      add: imported.addImportedGood,
      edit: imported.editImportedGood,
      remove: imported.deleteImportedGood,
    },
    id: 'importId',
    day: 'importDate',
    form: goods,
    stored: { dutyAmountCents: 7_500, totalCostCents: 110_500, currency: 'USD' },
    missing: [{ supplierName: '' }, { supplierCountry: ' ' }, { productDescription: '' }],
    amount: 'costAmountCents',
    computed: 'totalCostCents',
  },
  {
    noun: 'export',
    line: '[TRADE-07, TRADE-18]',
    api: {
      list: exported.listExportedGoods,
      add: exported.addExportedGood,
      edit: exported.editExportedGood,
      remove: exported.deleteExportedGood,
    },
    id: 'exportId',
    day: 'exportDate',
    form: shipped,
    stored: { totalValueCents: 55_000, currency: 'USD' },
    missing: [{ buyerName: '' }, { buyerCountry: ' ' }, { productDescription: '' }],
    amount: 'exportValueCents',
    computed: 'totalValueCents',
  },
] as const;

describe.each(nouns)('an international $noun', ({ api, id, day, form, stored, ...row }) => {
  const add = async (body: object = form) => service.as(owner).call(api.add, { body });
  const listOf = async (actor: Actor) => (await service.as(actor).call(api.list)).json().items;

  it('is added with what follows from it, changed and deleted [TRADE-20]', async () => {
    const added = await add();
    expect(added.statusCode).toBe(201);
    expect(added.json(), row.line).toMatchObject({ ...form, ...stored, professionalId: owner.id });
    expect(await listOf(owner)).toEqual([added.json()]);
    for (const currency of ['EUR', 'GBP', 'CAD', 'AUD', 'CNY']) {
      const foreign = await add({ ...form, currency, fxRate: 1.5 });
      expect(foreign.json(), '[TRADE-12]').toMatchObject({ currency, fxRate: 1.5 });
      const made = { params: { [id]: foreign.json().id } };
      expect((await service.as(owner).call(api.remove, made)).statusCode).toBe(204);
    }
    const at = { params: { [id]: added.json().id } };
    const body = { ...form, productDescription: 'Tables', currency: 'EUR', fxRate: 2 };
    const changed = (await service.as(owner).call(api.edit, { ...at, body })).json();
    expect(changed).toMatchObject({
      productDescription: 'Tables',
      fxRate: 2,
      fxSource: 'Entered by you',
      usdAmountCents: Number(form[row.amount as keyof typeof form]) * 2,
    });
    expect((await service.as(owner).call(api.remove, at)).statusCode).toBe(204);
    expect(await listOf(owner)).toEqual([]);
    const kept = await service.sql`
      select change from record_changes where record_id = ${changed.id} order by id`;
    expect(kept.map(({ change }) => change)).toEqual(['edited', 'deleted']);
  });

  it('is refused with an amount that cannot be added up to the cent', async () => {
    const huge = { ...form, [row.amount]: 100_000_000_000, currency: 'EUR', fxRate: 1_000_000 };
    const at = { params: { [id]: (await add()).json().id } };
    for (const reply of [
      await add(huge),
      await service.as(owner).call(api.edit, { ...at, body: huge }),
    ])
      expect([reply.statusCode, reply.json().fields]).toEqual([
        422,
        { fxRate: expect.stringContaining('$100,000,000,000.00') },
      ]);
  });

  it('is told of to nobody else, and changed by nobody else [TRADE-35] [SEC-20]', async () => {
    const at = { params: { [id]: (await add()).json().id } };
    expect(await listOf(other)).toEqual([]);
    for (const reply of [
      await service.as(other).call(api.edit, { ...at, body: form }),
      await service.as(other).call(api.remove, at),
    ])
      expect([reply.statusCode, reply.json().code]).toEqual([404, 'record_not_found']);
    expect(await listOf(owner)).toHaveLength(1);
    expect((await service.visitor.call(api.list)).statusCode).toBe(401);
    const body = { ...form, professionalId: other.id };
    expect((await service.as(owner).call(api.add, { body })).statusCode).toBe(403);
    const child = await service.person({ accountType: 'sidework_kids' }, { mayAct: false });
    expect((await service.as(child).call(api.add, { body: form })).statusCode).toBe(403);
    expect((await service.as(child).call(api.list)).statusCode).toBe(403);
  });

  it('needs its names, its description and its amount [TRADE-09] [TRADE-10] [TRADE-11]', async () => {
    for (const part of [...row.missing, { [row.amount]: undefined }]) {
      const reply = await add({ ...form, ...part });
      expect(reply.statusCode).toBe(400);
      expect(Object.values(reply.json().fields)).toEqual(['Please fill in all required fields']);
    }
    for (const amount of [0, -1, 0.5, 100_000_000_001])
      expect((await add({ ...form, [row.amount]: amount })).statusCode).toBe(400);
  });

  it('is stored as Sidework works it out, whatever a body says', async () => {
    const value = Number(stored[row.computed as keyof typeof stored]);
    expect((await add({ ...form, [row.computed]: value })).statusCode).toBe(201);
    const reply = await add({ ...form, [row.computed]: value + 1 });
    expect([reply.statusCode, reply.json().code]).toEqual([422, 'server_sets_this']);
  });

  it('is listed by its day, the latest first, over pages [TRADE-41]', async () => {
    const days = ['2026-05-01', '2026-11-20', '2024-01-01', '2026-11-20'];
    for (const each of days) expect((await add({ ...form, [day]: each })).statusCode).toBe(201);
    const seen: string[] = [];
    let cursor: string | undefined;
    do {
      const query = { limit: 3, ...(cursor && { cursor }) };
      const page = (await service.as(owner).call(api.list, { query })).json();
      seen.push(...page.items.map((item: Record<string, string>) => item[day]));
      cursor = page.nextCursor ?? undefined;
    } while (cursor);
    expect(seen).toEqual(days.toSorted().toReversed());
  });

  it('in another currency has the dated rate, or the one that is entered [TRADE-13, CONST-24, D-97]', async () => {
    const added = (await add({ ...form, currency: 'CNY' })).json();
    expect(added).toMatchObject({ fxDate: '2026-11-01', fxSource: 'Sidework sample rates' });
    const long = await add({ ...form, currency: 'CNY', [day]: '1999-01-01' });
    expect([long.statusCode, long.json().code]).toEqual([422, 'exchange_rate_needed']);
    expect((await add({ ...form, currency: 'AUD' })).statusCode).toBe(201);
    expect((await add({ ...form, currency: 'JPY' })).statusCode).toBe(400);
  });
});

it('the cards are sums of all records in US dollars, with each currency [TRADE-37]', async () => {
  const add = (endpoint: typeof sales.addInternationalSale, body: object) =>
    service.as(owner).call(endpoint, { body } as never);
  await add(sales.addInternationalSale, sale);
  await add(sales.addInternationalSale, { ...sale, currency: 'EUR', fxRate: 2 });
  await service.as(owner).call(imported.addImportedGood, { body: goods });
  await service.as(owner).call(exported.addExportedGood, { body: shipped });
  await service.as(other).call(exported.addExportedGood, { body: shipped });
  const odd = { ...sale, saleAmountCents: 3, currency: 'CAD', fxRate: 0.5 };
  const added = (await add(sales.addInternationalSale, odd)).json();
  const at = { params: { saleId: added.id } };
  const changed = { ...odd, saleAmountCents: 5, currency: 'GBP' };
  await service.as(owner).call(sales.editInternationalSale, { ...at, body: changed });
  const between = (await service.as(owner).call(getTradeSummary)).json();
  expect(between.totalSales.byCurrency).toContainEqual({
    currency: 'GBP',
    amountCents: 5,
    usdCents: 3,
  });
  await service.as(owner).call(sales.deleteInternationalSale, at);
  const cards = (await service.as(owner).call(getTradeSummary)).json();
  expect(cards.totalSales).toEqual({
    usdCents: 3 * 123_456,
    byCurrency: [
      { currency: 'EUR', amountCents: 123_456, usdCents: 246_912 },
      { currency: 'USD', amountCents: 123_456, usdCents: 123_456 },
    ],
  });
  const usd = Object.entries<{ usdCents: number }>(cards).map(([card, sum]) => [
    card,
    sum.usdCents,
  ]);
  expect(Object.fromEntries(usd)).toEqual({
    totalSales: 370_368,
    taxCollected: 70_371,
    importCosts: 110_500,
    duties: 7_500,
    exportValue: 50_000,
    shippingAndFees: 5_000,
  });
});

describe('dated data', () => {
  it('has VAT or GST by country, in its order [TRADE-08] [TRADE-43]', async () => {
    const { items } = (await service.as(owner).call(rates.listInternationalTaxRates)).json();
    const countries = items.map(({ country }: { country: string }) => country);
    expect(countries.length).toBeGreaterThan(40);
    expect(countries).toEqual(countries.toSorted((a: string, b: string) => a.localeCompare(b)));
    const of = (name: string) => items.find(({ country }: { country: string }) => country === name);
    expect(of('Germany')).toMatchObject({ vatRate: 19, gstRate: 0 });
    expect(of('Canada (Ontario)')).toMatchObject({ vatRate: 0, gstRate: 13 });
  });

  it('is what a sale is taxed at, GST as well as VAT [TRADE-05]', async () => {
    const body = { ...sale, country: 'Australia' };
    const added = await service.as(owner).call(sales.addInternationalSale, { body });
    expect(added.json()).toMatchObject({ vatRate: 0, gstRate: 10, taxAmountCents: 12_346 });
  });

  it('taxes a sale by the country as it is typed, and one without a known rate not at all [TRADE-15] [TRADE-40]', async () => {
    const addTo = async (country: string) => {
      const body = { ...sale, country };
      return (await service.as(owner).call(sales.addInternationalSale, { body })).json();
    };
    expect(await addTo('germany')).toMatchObject({ vatRate: 19, taxAmountCents: 23_457 });
    for (const mexico of ['México', 'ME\u0301XICO'])
      expect(await addTo(mexico)).toMatchObject({ vatRate: 16 });
    expect(await addTo('Mongolei')).toMatchObject({
      country: 'Mongolia',
      vatRate: 0,
      gstRate: 0,
      taxAmountCents: 0,
    });
  });

  it.each([
    ['Romania', '2025-07-31', 19],
    ['Romania', '2025-08-01', 21],
    ['Estonia', '2023-12-31', 20],
    ['Estonia', '2025-06-30', 22],
    ['Estonia', '2025-07-01', 24],
  ])('of %s on %s has a VAT of %i %%', async (country, day, vatRate) => {
    const body = { ...sale, country, saleDate: day };
    const added = (await service.as(owner).call(sales.addInternationalSale, { body })).json();
    expect(added.vatRate).toBe(vatRate);
    const query = { day };
    const { items } = (
      await service.as(owner).call(rates.listInternationalTaxRates, { query })
    ).json();
    expect(items.find((each: { country: string }) => each.country === country).vatRate).toBe(
      vatRate,
    );
  });

  it('lists the records of a year, and takes them away as a file', async () => {
    for (const saleDate of ['2025-12-31', '2026-01-01'])
      await service.as(owner).call(sales.addInternationalSale, { body: { ...sale, saleDate } });
    const query = { year: 2025 };
    const list = await service.as(owner).call(sales.listInternationalSales, { query });
    expect(list.json().items).toMatchObject([{ saleDate: '2025-12-31' }]);
    const file = { query: { year: 2025, format: 'csv' as const } };
    const { name, contentBase64 } = (await service.as(owner).call(downloadTrade, file)).json();
    const text = Buffer.from(contentBase64, 'base64').toString();
    expect(name).toBe('trade-2025.csv');
    expect(text).toContain('2025-12-31,Sale,Ada,Germany,Chairs,USD,1234.56');
    expect(text).not.toContain('2026-01-01');
  });

  it('says which layers a duty has, of which day, and that it is old', async () => {
    const query = { country: 'china', hsCode: '8504.40', day: '2026-11-02' };
    const duty = (await service.as(owner).call(rates.findDuty, { query })).json();
    expect(duty).toMatchObject({ rate: 26.5, asOf: '2026-06-01', isStale: true });
    expect(duty.layers).toHaveLength(2);
    const body = { ...goods, tariffRate: null, hsCode: '8504.40' };
    const added = (await service.as(owner).call(imported.addImportedGood, { body })).json();
    expect(added).toMatchObject({ tariffRate: 26.5, tariffAsOf: '2026-06-01', hsCode: '850440' });
    expect(added.tariffSource).toContain('Sample, not a legal rate');
    const unknown = { ...body, hsCode: null };
    const reply = await service.as(owner).call(imported.addImportedGood, { body: unknown });
    expect(reply.json().code).toBe('tariff_rate_needed');
  });

  it('says an exchange rate with its day and source, or that it knows none', async () => {
    const ask = async (day: string) =>
      (
        await service.as(owner).call(rates.findExchangeRate, { query: { currency: 'EUR', day } })
      ).json().rate;
    expect(await ask('2026-11-20')).toMatchObject({ date: '2026-11-01', isStale: false });
    expect(await ask('2026-06-30')).toMatchObject({ date: '2026-01-01', isStale: true });
    expect(await ask('1999-01-01')).toBeNull();
  });
});
