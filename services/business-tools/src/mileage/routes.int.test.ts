import type { Actor } from '@sidework/chassis/http/actor';
import * as deductions from '@sidework/contracts/business-tools/deductions';
import * as api from '@sidework/contracts/business-tools/mileage-trips';
import { getTaxSummary } from '@sidework/contracts/business-tools/tax-summaries';
import { beforeEach, expect, it } from 'vitest';
import { testBusinessTools } from '../../test/service.ts';

const service = testBusinessTools();
let owner: Actor;
beforeEach(async () => {
  owner = await service.person();
});

const as = (actor = owner) => service.as(actor);
const trip = {
  date: '2026-03-01',
  miles: 100,
  purpose: 'Repair',
  fromPlace: 'Newark',
  toPlace: 'Union',
};
const add = async (body: object = trip) => (await as().call(api.addMileageTrip, { body })).json();
const booked = async () => (await as().call(deductions.listDeductions)).json().items;
const spent = async () =>
  (await as().call(getTaxSummary, { query: { year: 2026 } })).json().totalDeductionsCents;
const ofYear = async (year: number) =>
  (await as().call(api.getMileageYear, { params: { year: String(year) } })).json();

it('100 miles on 2026-03-01 are a deduction of $72.50 on line 9, which follows the trip', async () => {
  const { id } = await add();
  const at = { params: { tripId: id } };
  expect(await booked()).toEqual([
    expect.objectContaining({
      amountCents: 72_50,
      scheduleCLine: '9',
      date: '2026-03-01',
      isLocked: true,
      origin: { kind: 'trip', id },
      description: 'Repair · Newark to Union · 100 mi at $0.725',
    }),
  ]);
  const body = { ...trip, date: '2025-03-01', miles: 12.3 };
  expect((await as().call(api.editMileageTrip, { ...at, body })).json()).toMatchObject({
    rate: '$0.70',
    amountCents: 8_61,
  });
  expect(await booked()).toEqual([
    expect.objectContaining({ amountCents: 8_61, date: '2025-03-01' }),
  ]);
  expect(await spent()).toBe(0);
  expect((await as().call(api.deleteMileageTrip, at)).statusCode).toBe(204);
  expect(await booked()).toEqual([]);
});

it('a year has its miles and their sum, and a file that ends with it', async () => {
  for (const miles of [100, 0.1, 33.4]) await add({ ...trip, miles });
  await add({ ...trip, date: '2025-12-31' });
  expect(await ofYear(2026)).toEqual({ trips: 3, miles: 133.5, amountCents: 72_50 + 7 + 24_22 });
  expect(await ofYear(2026)).toMatchObject({ amountCents: await spent() });
  const { contentBase64 } = (
    await as().call(api.downloadMileage, { params: { year: '2026' } })
  ).json();
  const lines = Buffer.from(contentBase64, 'base64').toString().trim().split('\r\n');
  expect(lines).toHaveLength(5);
  expect(lines.at(-1)).toBe('"Sum, Schedule C line 9",,,,133.5,,96.79,');
  const { items } = (await as().call(api.listMileageTrips, { query: { year: 2025 } })).json();
  expect(items).toHaveLength(1);
});

it.each([
  [{ miles: 0 }, 'miles', 'Please enter at least 0.1 miles'],
  [{ miles: 1.25 }, 'miles', 'Please use at most one decimal'],
  [{ miles: 10_000 }, 'miles', 'Please enter at most 9,999 miles'],
  [{ purpose: '' }, 'purpose', 'Please fill in all required fields'],
])('refuses %j with words beside its field', async (part, field, text) => {
  const reply = await as().call(api.addMileageTrip, { body: { ...trip, ...part } });
  expect(reply.json().fields).toEqual({ [field]: text });
});

it('refuses a day without a rate, and a change of the deduction itself', async () => {
  const early = await as().call(api.addMileageTrip, { body: { ...trip, date: '2020-12-31' } });
  expect([early.statusCode, early.json().code]).toEqual([422, 'mileage_rate_unknown']);
  await add();
  const [{ id }] = await booked();
  const at = { params: { recordId: id } };
  const removed = await as().call(deductions.deleteDeduction, at);
  expect([removed.statusCode, removed.json().code]).toEqual([409, 'record_follows_trip']);
});
