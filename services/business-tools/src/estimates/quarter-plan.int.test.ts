import { randomUUID } from 'node:crypto';
import type { Actor } from '@sidework/chassis/http/actor';
import { addIncome } from '@sidework/contracts/business-tools/income-records';
import { getQuarterPlan } from '@sidework/contracts/business-tools/quarter-plan';
import { setTaxProfile } from '@sidework/contracts/business-tools/tax-profiles';
import { saleExpected, workExpected } from '@sidework/contracts/client-services/events/money';
import { beforeEach, expect, it } from 'vitest';
import { testBusinessTools } from '../../test/service.ts';
import { addRecurring } from '../recurring-entries/change-recurring.ts';
import { quarterPlan } from './quarter-plan.ts';
import { getTaxSummary } from './tax-summary.ts';

const service = testBusinessTools();
let owner: Actor;
let client: Actor;
beforeEach(async () => {
  owner = await service.person();
  client = await service.person({}, { fullName: 'Helen Park' });
  const body = { filingStatus: 'single', takesQbi: false, lastYearTaxCents: 8_640_00 };
  await ask(setTaxProfile, { params: { year: '2026' }, body });
  const income = { amountCents: 40_000_00, date: '2026-03-01', description: 'Work' };
  await ask(addIncome, { body: income });
});

type Ask = Parameters<ReturnType<typeof service.as>['call']>;
async function ask(...call: Ask) {
  const answer = await service.as(owner).call(...call);
  expect(answer.statusCode, answer.body).toBeLessThan(300);
  return answer.json();
}
const today = '2026-11-28';
const plan = () => quarterPlan(service.db, owner, 2026, today);
const toPay = ({ nextPayment }: Awaited<ReturnType<typeof plan>>) => nextPayment?.amountCents ?? 0;
const work = (more: object = {}) => ({
  serviceId: randomUUID(),
  professionalId: owner.id,
  clientId: client.id,
  title: 'Repipe, stage 2 of 3',
  grossCents: 1_200_00,
  feeCents: 120_00,
  heldCents: 1_200_00,
  releasesAt: '2026-12-12T15:00:00.000Z',
  dueOn: null,
  ...more,
});

it('money that is held and a recurring entry stand in the projection, the payment and what to set aside', async () => {
  const before = await plan();
  await service.receive(workExpected, work(), { sequence: 1 });
  const rent = { description: 'Rent', category: 'Utilities', rhythm: 'month' } as const;
  const entry = {
    kind: 'deduction',
    amountCents: 80_00,
    nextOn: '2026-12-01',
    endsOn: null,
  } as const;
  const now = () => new Date('2026-11-28T15:00:00Z');
  await addRecurring({ ...service.deps, now }, owner, { ...entry, ...rent });
  const after = await plan();
  expect(after).toMatchObject({
    recordedNetCents: 40_000_00,
    comingIncomeCents: 1_200_00,
    comingDeductionsCents: 200_00,
    projectedNetCents: 41_000_00,
    nextPayment: { number: 4, dueOn: '2027-01-15', safeHarborCents: 8_640_00 },
    work: [{ clientName: 'Helen Park', expectedOn: '2026-12-12', heldCents: 1_200_00 }],
  });
  expect(toPay(after)).toBeGreaterThan(toPay(before));
  const percent = after.nextPayment?.setAsidePercent ?? 0;
  expect(percent).toBeGreaterThan(0);
  expect(after.work[0]?.setAsideCents).toBe((1_080_00 * percent) / 100);
  const summary = await getTaxSummary(service.db, owner, { year: 2026 }, today);
  expect(summary.nextPayment).toEqual(after.nextPayment);
});

it('a deadline that moves into the next year takes its work out of the plan', async () => {
  const one = work({ releasesAt: null, heldCents: 0, dueOn: '2026-12-20' });
  await service.receive(workExpected, one, { sequence: 1 });
  const before = await plan();
  await service.receive(workExpected, { ...one, dueOn: '2027-01-08' }, { sequence: 2 });
  const after = await plan();
  expect([before.projectedNetCents, after.projectedNetCents]).toEqual([41_080_00, 40_000_00]);
  expect(after.work).toMatchObject([{ expectedOn: '2027-01-08', setAsideCents: null }]);
  expect(toPay(after)).toBeLessThan(toPay(before));
});

it('news that comes twice, or late, changes nothing', async () => {
  const one = work();
  await service.receive(workExpected, one, { sequence: 1 });
  await service.receive(workExpected, { ...one, grossCents: 0, feeCents: 0 }, { sequence: 2 });
  const paid = await plan();
  await service.receive(workExpected, one, { sequence: 1 });
  expect(await plan()).toEqual(paid);
  expect(paid.work).toEqual([]);
});

it('work that is late is expected today, and work without a day counts nowhere', async () => {
  await service.receive(workExpected, work({ releasesAt: null, dueOn: '2026-10-01' }));
  await service.receive(workExpected, work({ releasesAt: null, title: 'Some day' }));
  const { work: planned, comingIncomeCents } = await plan();
  expect(comingIncomeCents).toBe(1_200_00);
  expect(planned).toMatchObject([
    { expectedOn: '2026-11-28' },
    { expectedOn: null, title: 'Some day', setAsideCents: null },
  ]);
});

it('the plan of another person shows nothing of it', async () => {
  await service.receive(workExpected, work());
  const answer = await service.as(client).call(getQuarterPlan, { query: { year: 2026 } });
  expect(answer.json()).toMatchObject({ work: [], comingIncomeCents: 0, nextPayment: null });
});

it('held sales count on the day on which their hold ends, until they are income or went back', async () => {
  const before = await plan();
  const sale = {
    paymentId: randomUUID(),
    sellerId: owner.id,
    title: 'Ticket for Pipes at Home',
    sold: { kind: 'event' as const, id: 'evening' },
    grossCents: 50_00,
    feeCents: 5_00,
    holdUntil: '2026-12-12T22:00:00.000Z',
  };
  await service.receive(saleExpected, sale, { sequence: 1 });
  const next = { ...sale, paymentId: randomUUID() };
  await service.receive(saleExpected, next, { sequence: 1 });
  const nextYear = { paymentId: randomUUID(), holdUntil: '2027-01-12T22:00:00.000Z' };
  await service.receive(saleExpected, { ...sale, ...nextYear }, { sequence: 1 });
  const after = await plan();
  expect(after.projectedNetCents - before.projectedNetCents).toBe(90_00);
  expect(after.sales).toMatchObject([
    { kind: 'event', count: 2, grossCents: 100_00, feeCents: 10_00, expectedOn: '2026-12-12' },
    { count: 1, expectedOn: '2027-01-12', setAsideCents: null },
  ]);
  const over = { grossCents: 0, feeCents: 0, holdUntil: null };
  await service.receive(saleExpected, { ...next, ...over }, { sequence: 3 });
  await service.receive(saleExpected, next, { sequence: 2 });
  expect((await plan()).projectedNetCents - before.projectedNetCents).toBe(45_00);
});
