import { randomUUID } from 'node:crypto';
import type { Actor } from '@sidework/chassis/http/actor';
import { addDeduction } from '@sidework/contracts/business-tools/deductions';
import { addIncome } from '@sidework/contracts/business-tools/income-records';
import * as estimates from '@sidework/contracts/business-tools/tax-estimates';
import { listTaxPlaces } from '@sidework/contracts/business-tools/tax-places';
import * as profiles from '@sidework/contracts/business-tools/tax-profiles';
import * as rates from '@sidework/contracts/business-tools/tax-rates';
import {
  downloadEntries,
  downloadScheduleC,
  getTaxSummary,
} from '@sidework/contracts/business-tools/tax-summaries';
import { escrowReleased } from '@sidework/contracts/client-services/events/money';
import { and, eq } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { testBusinessTools } from '../../test/service.ts';
import { stateTaxRules } from '../state-taxes/table.ts';
import { taxEstimates } from './table.ts';

const service = testBusinessTools();
let owner: Actor;
let other: Actor;
beforeEach(async () => {
  owner = await service.person();
  other = await service.person();
});

const earn = (amountCents: number, date: string) =>
  service.as(owner).call(addIncome, { body: { amountCents, description: 'Work', date } });
const spend = (amountCents: number, date: string) =>
  service.as(owner).call(addDeduction, {
    body: { amountCents, description: 'Van', date, category: 'Travel' },
  });
const own = { federalRate: 22, stateRate: 5, cityRate: 3.876, selfEmploymentRate: 15.3 };
const at = (locationState: string, year: number) => ({
  params: { locationState, year: String(year) },
});
const asked = {
  year: 2026,
  quarter: null,
  locationState: 'New York',
  locationCity: 'New York City',
};
const calculate = (body: object = asked, by = owner) =>
  service.as(by).call(estimates.calculateTax, { body });
const answers = { filingStatus: 'single', takesQbi: false };
const fillIn = (given: object = {}) =>
  service.as(owner).call(profiles.setTaxProfile, {
    params: { year: '2026' },
    body: { ...answers, ...given },
  });

it('60,000 less 10,000 comes to 23,088.00 by own rates, and is saved [TAX-26] [TAX-29] [TAX-30] [TAX-33]', async () => {
  await earn(6_000_000, '2026-03-01');
  await spend(1_000_000, '2026-09-01');
  const saved = await service
    .as(owner)
    .call(rates.setOwnTaxRate, { ...at('New York', 2026), body: own });
  expect(saved.json()).toMatchObject({ ...own, isOwn: true, source: 'Yours, unverified' });
  const reply = await calculate();
  expect(reply.statusCode).toBe(201);
  expect(reply.json()).toMatchObject({
    ...asked,
    professionalId: owner.id,
    method: 'flat',
    ruleSetVersion: null,
    detailed: null,
    totalIncomeCents: 6_000_000,
    totalDeductionsCents: 1_000_000,
    taxableIncomeCents: 5_000_000,
    federalTaxCents: 1_100_000,
    stateTaxCents: 250_000,
    cityTaxCents: 193_800,
    selfEmploymentTaxCents: 765_000,
    totalTaxDueCents: 2_308_800,
  });
  const { items } = (await service.as(owner).call(estimates.listTaxEstimates)).json();
  expect(items).toEqual([reply.json()]);
  expect((await service.as(other).call(estimates.listTaxEstimates)).json().items).toEqual([]);
});

it('no rates are guessed: another person and year have none [TAX-28]', async () => {
  await service.as(other).call(rates.setOwnTaxRate, { ...at('New York', 2026), body: own });
  const reply = await calculate();
  expect([reply.statusCode, reply.json().message]).toEqual([
    409,
    'Tax rates not available for selected location/year',
  ]);
});

it('a state has to be chosen [TAX-16]', async () => {
  const { locationState: _none, ...rest } = asked;
  const reply = await calculate(rest);
  expect(reply.json().fields).toEqual({ locationState: 'Please select a state' });
});

it('rates come all at once, the latest year first, with their sources; no state tax is 0 [TAX-27]', async () => {
  const { items } = (await service.as(owner).call(rates.listTaxRates)).json();
  const years = items.map(({ year }: { year: number }) => year);
  expect(years).toEqual(years.toSorted((a: number, b: number) => b - a));
  const noTax = [
    'Alaska',
    'Florida',
    'Nevada',
    'New Hampshire',
    'South Dakota',
    'Tennessee',
    'Texas',
    'Washington',
    'Wyoming',
  ];
  for (const year of [2023, 2024, 2025, 2026])
    for (const locationState of noTax)
      expect(items).toContainEqual(expect.objectContaining({ locationState, year, stateRate: 0 }));
  for (const { source, asOf } of items) {
    expect(source.length).toBeGreaterThan(20);
    expect(asOf).toMatch(/^\d{4}-\d\d-\d\d$/);
  }
});

it('a quarter counts its own records by the flat method (D-77) [TAX-20]', async () => {
  await earn(1_000_000, '2026-03-31');
  await earn(2_000_000, '2026-04-01');
  const reply = await calculate({
    ...asked,
    quarter: 2,
    locationState: 'Texas',
    locationCity: null,
  });
  expect(reply.json()).toMatchObject({ quarter: 2, totalIncomeCents: 2_000_000, stateTaxCents: 0 });
});

it('with a tax profile the detailed method leads, to the golden cent, and the flat one stands beside', async () => {
  await earn(6_000_000, '2026-03-01');
  expect((await fillIn()).statusCode).toBe(200);
  const estimate = (
    await calculate({ ...asked, locationState: 'Texas', locationCity: null })
  ).json();
  expect(estimate).toMatchObject({
    method: 'detailed',
    ruleSetVersion: 2,
    totalTaxDueCents: 1_298_907,
  });
  expect(estimate.flat.totalTaxDueCents).toBe(2_238_000);
  const selfEmployment = estimate.detailed.lines.find(
    ({ key }: { key: string }) => key === 'self_employment',
  );
  expect(selfEmployment).toMatchObject({ amountCents: 847_773, asOf: '2026-11-22' });
  expect(
    (await service.as(other).call(profiles.getTaxProfile, { params: { year: '2026' } })).json(),
  ).toEqual({ profile: null });
});

it('a quarter by the detailed method is the year so far, made a whole one, and its instalment', async () => {
  await earn(2_500_000, '2026-05-31');
  await earn(9_900_000, '2026-06-01');
  await fillIn();
  const estimate = (
    await calculate({ ...asked, quarter: 2, locationState: 'Texas', locationCity: null })
  ).json();
  expect(estimate.detailed.totalIncomeCents).toBe(6_000_000);
  expect(estimate.instalmentCents).toBe(584_508);
  await fillIn({ lastYearTaxCents: 100_000, paidCents: 20_000 });
  const harbour = (
    await calculate({ ...asked, quarter: 2, locationState: 'Texas', locationCity: null })
  ).json();
  expect(harbour.instalmentCents).toBe(30_000);
});

it('what is due next says what is put away and what is to go', async () => {
  await earn(6_000_000, '2026-03-01');
  await fillIn({ setAsideCents: 165_000 });
  const { nextPayment } = (
    await service.as(owner).call(getTaxSummary, { query: { year: 2026 } })
  ).json();
  const { number, amountCents, toGoCents } = nextPayment;
  expect(number).toBeGreaterThanOrEqual(1);
  expect(toGoCents).toBe(amountCents - 165_000);
  expect(nextPayment.lines.map(({ key }: { key: string }) => key)).toEqual([
    'projection',
    'expected',
    'required',
    'instalment',
    'set_aside',
  ]);
});

it('a released payment moves what is due next and what to set aside, once (F1)', async () => {
  await earn(6_000_000, '2026-03-01');
  await fillIn({ setAsideCents: 165_000 });
  const due = async () =>
    (await service.as(owner).call(getTaxSummary, { query: { year: 2026 } })).json().nextPayment;
  const before = await due();
  const released = {
    postingId: randomUUID(),
    serviceId: randomUUID(),
    professionalId: owner.id,
    title: 'Repair a tap',
    grossCents: 400_000,
    feeCents: 40_000,
    at: '2026-03-02T12:00:00.000Z',
  };
  await service.receive(escrowReleased, released);
  const after = await due();
  expect(after.amountCents).toBeGreaterThan(before.amountCents);
  expect(after.toGoCents).toBe(after.amountCents - 165_000);
  await service.receive(escrowReleased, released);
  expect(await due()).toEqual(after);
});

it('where Sidework has no rates of a state, its rules give the detailed estimate', async () => {
  await earn(6_000_000, '2026-03-01');
  expect((await calculate({ ...asked, locationState: 'New Jersey' })).statusCode).toBe(409);
  await fillIn({ state: 'New York', locality: 'New York City' });
  const estimate = (await calculate({ ...asked, locationCity: null })).json();
  expect(estimate).toMatchObject({
    method: 'detailed',
    federalTaxCents: 451_134,
    selfEmploymentTaxCents: 847_773,
    stateTaxCents: 241_410,
    cityTaxCents: 172_767,
    instalmentCents: null,
  });
  expect(estimate.flat.assumptions).toContain('State not included: no rate of New York is known.');
  const keys = estimate.detailed.parts.map(({ key }: { key: string }) => key);
  expect(keys).toEqual(['federal', 'self_employment', 'state', 'local']);
});

it('a quarter’s payment is the same in the estimate and on the card, whatever the state takes', async () => {
  await earn(6_000_000, '2026-03-01');
  await fillIn({ state: 'Pennsylvania' });
  const { nextPayment } = (
    await service.as(owner).call(getTaxSummary, { query: { year: 2026 } })
  ).json();
  const quarter = nextPayment.number;
  const estimate = (await calculate({ ...asked, quarter, locationState: 'Pennsylvania' })).json();
  expect(estimate.instalmentCents).toBe(nextPayment.amountCents);
  expect(nextPayment.state).toMatchObject({ name: 'Pennsylvania' });
});

it('a place that the state does not list is refused beside its field', async () => {
  const refused = await fillIn({ state: 'New York', locality: 'Buffalo' });
  expect([refused.statusCode, refused.json().fields]).toEqual([
    400,
    { locality: 'Choose a city or county from the list of your state.' },
  ]);
  expect((await fillIn({ locality: 'New York City' })).statusCode).toBe(400);
  const { items } = (await service.as(owner).call(listTaxPlaces, { query: { year: 2026 } })).json();
  const { places } = items.find(({ state }: { state: string }) => state === 'Ohio');
  expect(places).toContainEqual({ name: 'Columbus', isModeled: true });
  expect(places).toContainEqual({ name: 'Cincinnati', isModeled: false });
});

it('a later snapshot of a state’s rules supersedes those before it', async () => {
  await earn(6_000_000, '2026-03-01');
  await fillIn();
  const inOhio = { ...asked, locationState: 'Ohio', locationCity: 'Columbus' };
  expect((await calculate(inOhio)).json().cityTaxCents).toBe(150_000);
  const rows = await service.db
    .select()
    .from(stateTaxRules)
    .where(and(eq(stateTaxRules.state, 'OH'), eq(stateTaxRules.year, 2026)));
  const [{ rules, ...rest }] = rows as [(typeof rows)[number]];
  const localTaxes = [{ name: 'Columbus', kind: 'flat_on_net_profit' as const, rate: '0.03' }];
  await service.db
    .insert(stateTaxRules)
    .values({ ...rest, snapshot: '2099-01-01', rules: { ...rules, localTaxes } });
  expect((await calculate(inOhio)).json().cityTaxCents).toBe(180_000);
});

it('an estimate of earlier form stays readable, without notes that are not for taxpayers', async () => {
  await earn(6_000_000, '2026-03-01');
  await fillIn();
  const saved = (await calculate({ ...asked, locationState: 'Texas', locationCity: null })).json();
  const { parts: _none, ...earlier } = saved.detailed;
  const source =
    'Rev. Proc. 2025-32, as third-party parameter sets cite it; the document itself was not read';
  const lines = earlier.lines.map((line: object) => ({ ...line, source }));
  await service.db
    .update(taxEstimates)
    .set({ detailed: { ...earlier, lines } })
    .where(eq(taxEstimates.id, saved.id));
  const { items } = (await service.as(owner).call(estimates.listTaxEstimates)).json();
  expect(items[0].detailed.parts).toBeUndefined();
  expect(items[0].detailed.lines[0].source).toBe('Rev. Proc. 2025-32');
});

it('amounts are taken only as the server has them', async () => {
  await earn(6_000_000, '2026-03-01');
  const texas = { ...asked, locationState: 'Texas', locationCity: null };
  expect((await calculate({ ...texas, totalTaxDueCents: 1 })).statusCode).toBe(422);
  expect((await calculate({ ...texas, totalTaxDueCents: 2_238_000 })).statusCode).toBe(201);
  expect((await calculate({ ...texas, professionalId: other.id })).statusCode).toBe(403);
});

it('estimates are listed the newest first [TAX-44]', async () => {
  const texas = { ...asked, locationState: 'Texas', locationCity: null };
  for (const quarter of [1, 2, 3]) await calculate({ ...texas, quarter });
  const { items } = (await service.as(owner).call(estimates.listTaxEstimates)).json();
  expect(items.map(({ quarter }: { quarter: number }) => quarter)).toEqual([3, 2, 1]);
});

it('a year leaves by the lines of Schedule C, with its net profit', async () => {
  await earn(6_000_000, '2026-03-01');
  await spend(1_000_000, '2026-09-01');
  const file = (await service.as(owner).call(downloadScheduleC, { query: { year: 2026 } })).json();
  expect(Buffer.from(file.contentBase64, 'base64').toString()).toBe(
    '\uFEFFSchedule C line,Category,Amount (USD)\r\n1,Gross receipts,60000.00\r\n24a,Travel,10000.00\r\n31,Net profit,50000.00\r\n',
  );
});

it('a year leaves entry by entry for an accountant, and nothing of another year or person', async () => {
  await earn(6_000_000, '2026-03-01');
  await spend(1_000_000, '2026-09-01');
  await earn(100, '2025-12-31');
  const ask = async (format: string, by = owner) =>
    (await service.as(by).call(downloadEntries, { query: { year: 2026, format } })).json();
  const csv = await ask('csv');
  const lines = Buffer.from(csv.contentBase64, 'base64').toString().trim().split('\r\n');
  expect(csv.name).toBe('books-2026.csv');
  expect(lines).toHaveLength(3);
  expect(lines[1]).toMatch(/^2026-03-01,Income,.*,1,60000\.00,By hand,,,/);
  expect(lines[2]).toMatch(/^2026-09-01,Deduction,.*,Travel,24a,10000\.00,By hand,,,/);
  const xlsx = await ask('xlsx');
  expect(Buffer.from(xlsx.contentBase64, 'base64').subarray(0, 2).toString()).toBe('PK');
  const none = Buffer.from((await ask('csv', other)).contentBase64, 'base64').toString();
  expect(none.trim().split('\r\n')).toHaveLength(1);
});

it('a child that may not act fills in no profile and calculates nothing', async () => {
  const child = await service.person({ accountType: 'sidework_kids' }, { mayAct: false });
  expect((await calculate({ ...asked, locationState: 'Texas' }, child)).statusCode).toBe(403);
  expect((await service.as(child).call(estimates.listTaxEstimates)).statusCode).toBe(403);
});
