import { randomUUID } from 'node:crypto';
import type { Actor } from '@sidework/chassis/http/actor';
import { getPeriodStatements } from '@sidework/contracts/business-tools/any-period';
import { refundCategory } from '@sidework/contracts/business-tools/categories';
import * as deductions from '@sidework/contracts/business-tools/deductions';
import * as income from '@sidework/contracts/business-tools/income-records';
import type { StatementLine } from '@sidework/contracts/business-tools/statement';
import { downloadScheduleC, getTaxSummary } from '@sidework/contracts/business-tools/tax-summaries';
import { addInternationalSale } from '@sidework/contracts/business-tools/trade-sales';
import { expensePaid, tipGiven } from '@sidework/contracts/client-services/events/extras';
import {
  escrowRefunded,
  escrowReleased,
  saleEarned,
  saleRefunded,
  servicePaidOutside,
} from '@sidework/contracts/client-services/events/money';
import { beforeEach, describe, expect, it } from 'vitest';
import { testBusinessTools } from '../../test/service.ts';

const service = testBusinessTools();
let owner: Actor;
let other: Actor;
beforeEach(async () => {
  owner = await service.person();
  other = await service.person();
});

const at = '2026-05-10T15:00:00.000Z';
const work = (serviceId = randomUUID()) => ({
  serviceId,
  professionalId: owner.id,
  postingId: randomUUID(),
  title: 'Repair a tap',
  clientName: 'Grace',
  at,
});
const outside = (amountCents: number) => ({
  ...work(),
  clientId: other.id,
  totalAmountCents: amountCents,
  amountCents,
});
const sale = (sold: { kind: 'event' | 'course'; id: string } | null, grossCents = 50_00) => ({
  postingId: randomUUID(),
  paymentId: randomUUID(),
  sellerId: owner.id,
  title: 'A concert',
  sold,
  grossCents,
  feeCents: 0,
  at,
});
const ticket = () => sale({ kind: 'event', id: randomUUID() });
const incomeOf = async (query: Record<string, unknown> = {}, by = owner) =>
  (await service.as(by).call(income.listIncomeRecords, { query })).json().items;
const deductionsOf = async () =>
  (await service.as(owner).call(deductions.listDeductions)).json().items;
const total = async () =>
  (await service.as(owner).call(getTaxSummary, { query: {} })).json().totalIncomeCents;

describe('work that was paid outside', () => {
  it('is income of the day that the client said, and leads to its service (D-125)', async () => {
    const told = outside(700_00);
    await service.receive(servicePaidOutside, told);
    expect(await incomeOf()).toEqual([
      expect.objectContaining({
        amountCents: 700_00,
        description: 'Repair a tap, for Grace',
        date: '2026-05-10',
        source: 'automatic',
        isLocked: false,
        origin: { kind: 'paid_outside', id: told.serviceId },
      }),
    ]);
    expect(await incomeOf({ originId: told.serviceId })).toHaveLength(1);
    expect(await incomeOf({ originId: randomUUID() })).toEqual([]);
  });

  it('is corrected by its professional, and by nobody else', async () => {
    await service.receive(servicePaidOutside, outside(700_00));
    const [record] = await incomeOf();
    const params = { recordId: record.id };
    const body = { amountCents: 650_00, description: 'A tap', date: '2026-04-30' };
    const edited = await service.as(owner).call(income.editIncome, { params, body });
    expect(edited.json()).toMatchObject({ ...body, source: 'automatic', origin: record.origin });
    expect(await total()).toBe(650_00);
    expect((await service.as(other).call(income.editIncome, { params, body })).statusCode).toBe(
      404,
    );
    expect((await service.as(other).call(income.deleteIncome, { params })).statusCode).toBe(404);
  });

  it('stays removed, also when it is told again', async () => {
    const told = outside(700_00);
    await service.receive(servicePaidOutside, told);
    const [record] = await incomeOf();
    const params = { recordId: record.id };
    expect((await service.as(owner).call(income.deleteIncome, { params })).statusCode).toBe(204);
    await service.receive(servicePaidOutside, told);
    expect(await incomeOf()).toEqual([]);
    expect(await total()).toBe(0);
  });
});

describe('what a client paid beside the agreed price', () => {
  const extra = () => ({ ...outside(20_00), expenseId: randomUUID(), expenseTitle: 'Paint' });
  it.each([
    ['a tip', tipGiven, 'Tip: Repair a tap, for Grace'],
    ['an expense', expensePaid, 'Expense paid back, Paint: Repair a tap, for Grace'],
  ] as const)('as %s is income without a fee, once', async (_, event, description) => {
    const told = extra();
    await service.receive(event, told);
    await service.receive(event, told);
    const origin = { kind: 'service', id: told.serviceId };
    expect(await incomeOf()).toMatchObject([{ amountCents: 20_00, description, origin }]);
    expect(await deductionsOf()).toEqual([]);
  });
});

describe('a ticket or a course', () => {
  it.each([
    ['event', 'Ticket: A concert'],
    ['course', 'Course: A concert'],
  ] as const)('of an %s is income that leads to it, and is locked', async (kind, description) => {
    const origin = { kind, id: kind === 'course' ? '17' : randomUUID() };
    await service.receive(saleEarned, { ...sale(origin), feeCents: 5_00 });
    const [record] = await incomeOf();
    expect(record).toMatchObject({ amountCents: 50_00, description, origin, isLocked: true });
    expect(await deductionsOf()).toMatchObject([
      { amountCents: 5_00, scheduleCLine: '10', origin },
    ]);
    const params = { recordId: record.id };
    expect((await service.as(owner).call(income.deleteIncome, { params })).json().code).toBe(
      'record_is_automatic',
    );
  });

  it('that nobody knows the page of leads nowhere', async () => {
    await service.receive(saleEarned, sale(null));
    expect(await incomeOf()).toMatchObject([{ description: 'A concert', origin: null }]);
  });

  it('that goes back stands on line 2', async () => {
    const sold = ticket();
    await service.receive(saleEarned, sold);
    await service.receive(saleRefunded, { ...sold, postingId: randomUUID(), grossCents: 20_00 });
    const amounts = (await incomeOf()).map(
      ({ amountCents, category }: { amountCents: number; category: string }) => [
        category,
        amountCents,
      ],
    );
    expect(amounts).toEqual(
      expect.arrayContaining([
        ['Services', 50_00],
        [refundCategory, -20_00],
      ]),
    );
    const query = { year: 2026 };
    const file = await service.as(owner).call(downloadScheduleC, { query });
    const lines = Buffer.from(file.json().contentBase64, 'base64').toString();
    expect(lines).toContain('1,Gross receipts,50.00');
    expect(lines).toContain('2,Returns and allowances,20.00');
    expect(lines).toContain('31,Net profit,30.00');
  });
});

it('a cancellation fee that was paid is an expense, and takes no income back (D-125)', async () => {
  const paid = { ...work(), grossCents: 30_00, feeCents: 0, why: 'cancellation_fee' as const };
  await service.receive(escrowRefunded, paid);
  expect(await incomeOf()).toEqual([]);
  expect(await deductionsOf()).toMatchObject([
    {
      amountCents: 30_00,
      category: 'Other',
      description: 'Cancellation fee: Repair a tap, for Grace',
    },
  ]);
});

/** Numbers that look random and are the same each time, from 0 to less than `below`. */
function numbersFrom(seed: number) {
  let state = seed;
  return (below: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * below);
  };
}

it.each([1, 2, 3, 4])(
  'after any history the income that Sidework knows is its money, told once or often, and all of it is revenue: %i',
  async (seed) => {
    const next = numbersFrom(seed);
    const told: (() => Promise<unknown>)[] = [];
    let expectedCents = 0;
    for (let step = 0; step < 25; step += 1) {
      const grossCents = 100 + next(90_000);
      const feeCents = next(100);
      const posted = { ...work(), grossCents, feeCents };
      const sold = { ...ticket(), grossCents, feeCents };
      const course = { ...sold, sold: { kind: 'course' as const, id: '17' } };
      const beside = { ...outside(grossCents), expenseId: randomUUID(), expenseTitle: 'Paint' };
      const acts: [cents: number, tell: () => Promise<unknown>, isAsked?: boolean][] = [
        [grossCents, () => service.receive(escrowReleased, posted)],
        [-grossCents, () => service.receive(escrowRefunded, { ...posted, why: 'refund' })],
        [0, () => service.receive(escrowRefunded, { ...posted, why: 'cancellation_fee' })],
        [grossCents, outsideOf(grossCents)],
        [grossCents, () => service.receive(saleEarned, sold)],
        [-grossCents, () => service.receive(saleRefunded, sold)],
        [grossCents, () => service.receive(saleEarned, course)],
        [grossCents, () => service.receive(tipGiven, beside)],
        [grossCents, () => service.receive(expensePaid, beside)],
        [grossCents, () => sellAbroad(grossCents), true],
      ];
      const [cents, tell, isAsked] = acts[next(acts.length)] ?? [0, async () => undefined];
      expectedCents += cents;
      if (!isAsked) told.push(tell);
      await tell();
      if (next(3) === 0) await told[next(told.length)]?.();
    }
    expect([await sumOf({ isAutomatic: true }), await total()]).toEqual([
      expectedCents,
      expectedCents,
    ]);
    const byHand = { amountCents: 12_34, description: 'A tap', date: '2026-07-01' };
    await service.as(owner).call(income.addIncome, { body: byHand });
    const all = expectedCents + 12_34;
    expect([await sumOf({}), await revenue()]).toEqual([all, [all, all]]);
  },
  60_000,
);

async function sumOf(query: Record<string, unknown>): Promise<number> {
  const records: { amountCents: number }[] = await incomeOf({ ...query, limit: 100 });
  return records.reduce((cents, { amountCents }) => cents + amountCents, 0);
}

/** The revenue of the year, as both methods state it. */
async function revenue(): Promise<(number | undefined)[]> {
  const query = { from: '2026-01-01', to: '2026-12-31' };
  const { simplified, full } = (
    await service.as(owner).call(getPeriodStatements, { query })
  ).json();
  return [simplified, full].map(
    ({ income_statement: lines }: { income_statement: StatementLine[] }) =>
      lines.find(({ label }) => label === 'Total revenue')?.amountCents,
  );
}

function sellAbroad(saleAmountCents: number) {
  const to = { clientName: 'Ada', country: 'Germany', productDescription: 'Chairs' };
  const body = { ...to, saleAmountCents, saleDate: '2026-06-01', treatment: 'charged' as const };
  return service.as(owner).call(addInternationalSale, { body });
}

function outsideOf(amountCents: number) {
  const told = outside(amountCents);
  return () => service.receive(servicePaidOutside, told);
}
