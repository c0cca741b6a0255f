import type { Actor } from '@sidework/chassis/http/actor';
import { listDeductions } from '@sidework/contracts/business-tools/deductions';
import * as api from '@sidework/contracts/business-tools/recurring-entries';
import { getTaxSummary } from '@sidework/contracts/business-tools/tax-summaries';
import { beforeEach, expect, it } from 'vitest';
import { testBusinessTools } from '../../test/service.ts';
import { addRecurring, editRecurring } from './change-recurring.ts';
import { enterNextDue } from './enter-due.ts';

const service = testBusinessTools();
let owner: Actor;
beforeEach(async () => {
  owner = await service.person();
});

const on = (day: string) => ({ ...service.deps, now: () => new Date(`${day}T15:00:00Z`) });
const rent = {
  kind: 'deduction',
  amountCents: 80_00,
  description: 'Rent of the workshop',
  category: 'Other',
  rhythm: 'month',
  nextOn: '2026-01-31',
  endsOn: null,
} as const;
const entered = async () => {
  const answer = await service.as(owner).call(listDeductions, { query: { limit: 100 } });
  return answer.json().items;
};
const daysOf = async () => (await entered()).map(({ date }: { date: string }) => date).sort();
const sweep = async (day: string) => {
  while (await enterNextDue(on(day)));
};

it('the days that are over enter the books at once, each with its origin, and count in the totals', async () => {
  const { id, nextOn } = await addRecurring(on('2026-03-15'), owner, rent);
  expect([nextOn, await daysOf()]).toEqual(['2026-03-31', ['2026-01-31', '2026-02-28']]);
  const [record] = await entered();
  expect(record).toMatchObject({
    source: 'manual',
    isLocked: false,
    origin: { kind: 'recurring', id },
  });
  const summary = await service.as(owner).call(getTaxSummary, { query: { year: 2026 } });
  expect(summary.json().totalDeductionsCents).toBe(160_00);
});

it('each day is entered once, however often and by however many it is looked for', async () => {
  await addRecurring(on('2026-01-02'), owner, rent);
  await Promise.all([1, 2, 3].map(() => sweep('2026-03-02')));
  await sweep('2026-03-02');
  expect(await daysOf()).toEqual(['2026-01-31', '2026-02-28']);
});

it('an ended entry enters nothing more, and what it entered stays when it is deleted', async () => {
  const { id } = await addRecurring(on('2026-01-02'), owner, { ...rent, endsOn: '2026-03-01' });
  await sweep('2026-12-02');
  expect(await daysOf()).toEqual(['2026-01-31', '2026-02-28']);
  const params = { recurringId: id };
  expect((await service.as(owner).call(api.deleteRecurringEntry, { params })).statusCode).toBe(204);
  expect(await daysOf()).toHaveLength(2);
});

it('a change counts from the next day on', async () => {
  const { id } = await addRecurring(on('2026-02-02'), owner, rent);
  const dearer = { ...rent, amountCents: 90_00, nextOn: '2026-02-28' };
  await editRecurring(on('2026-02-03'), owner, id, dearer);
  await sweep('2026-03-31');
  const amounts = (await entered()).map((each: { amountCents: number }) => each.amountCents);
  expect(amounts).toEqual([90_00, 90_00, 80_00]);
});

it.each([
  ['a first day more than a year ago', { nextOn: '2020-01-01' }, 'nextOn'],
  ['a last day before the first', { endsOn: '2026-01-01' }, 'endsOn'],
  ['a category of income for a cost', { category: 'Services' }, 'category'],
  ['a cost without a category', { category: null }, 'category'],
  ['no amount', { amountCents: 0 }, 'amountCents'],
])('%s is refused at its field', async (_, given, field) => {
  const body = { ...rent, nextOn: '2199-01-31', ...given };
  const answer = await service.as(owner).call(api.addRecurringEntry, { body });
  expect(answer.statusCode, answer.body).toBeGreaterThanOrEqual(400);
  expect(Object.keys(answer.json().fields ?? answer.json().errors)).toContain(field);
});
