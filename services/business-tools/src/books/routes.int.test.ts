import { randomUUID } from 'node:crypto';
import type { Actor } from '@sidework/chassis/http/actor';
import * as deductions from '@sidework/contracts/business-tools/deductions';
import * as income from '@sidework/contracts/business-tools/income-records';
import * as owners from '@sidework/contracts/business-tools/owner-entries';
import { getTaxSummary } from '@sidework/contracts/business-tools/tax-summaries';
import { escrowRefunded, escrowReleased } from '@sidework/contracts/client-services/events/money';
import { profileChanged } from '@sidework/contracts/identity/events';
import { beforeEach, describe, expect, it } from 'vitest';
import { testBusinessTools } from '../../test/service.ts';

const service = testBusinessTools();
let owner: Actor;
let other: Actor;
beforeEach(async () => {
  owner = await service.person();
  other = await service.person();
});

const earned = { amountCents: 400_00, description: 'A tap', date: '2026-05-10' };
const spent = { ...earned, amountCents: 30_00, category: 'Travel' };
const summaryOf = async (query: Record<string, unknown> = {}, by = owner) =>
  summaryBy({ year: 2026, ...query }, by);
const summaryBy = async (query: Record<string, unknown>, by = owner) =>
  (await service.as(by).call(getTaxSummary, { query })).json();

const shelves = [
  {
    noun: 'income',
    list: income.listIncomeRecords,
    add: income.addIncome,
    edit: income.editIncome,
    note: income.noteIncome,
    remove: income.deleteIncome,
    form: earned,
    missing: [{ amountCents: undefined }, { description: '' }],
    sum: 'totalIncomeCents',
  },
  {
    noun: 'deduction',
    list: deductions.listDeductions,
    add: deductions.addDeduction,
    edit: deductions.editDeduction,
    note: deductions.noteDeduction,
    remove: deductions.deleteDeduction,
    form: spent,
    missing: [{ amountCents: undefined }, { description: '' }, { category: undefined }],
    sum: 'totalDeductionsCents',
  },
];

describe.each(shelves)('$noun', ({ list, add, edit, note, remove, form, missing, sum }) => {
  const added = async (body: object = form) => (await service.as(owner).call(add, { body })).json();

  it('is added, edited, noted and deleted, and the sums follow [TAX-04] [TAX-05] [TAX-02]', async () => {
    const reply = await service.as(owner).call(add, { body: form });
    expect(reply.statusCode).toBe(201);
    expect(reply.json()).toMatchObject({ ...form, professionalId: owner.id, source: 'manual' });
    expect((await summaryOf())[sum]).toBe(form.amountCents);
    const at = { params: { recordId: reply.json().id } };
    const body = { ...form, amountCents: 55_05, date: '2026-08-01' };
    expect((await service.as(owner).call(edit, { ...at, body })).json()).toMatchObject(body);
    expect((await summaryOf())[sum]).toBe(55_05);
    expect((await summaryOf({ quarter: 2 }))[sum]).toBe(0);
    await service.as(owner).call(note, { ...at, body: { note: 'Cash' } });
    const { items } = (await service.as(owner).call(list)).json();
    expect(items).toEqual([expect.objectContaining({ ...body, note: 'Cash' })]);
    expect((await service.as(owner).call(remove, at)).statusCode).toBe(204);
    expect((await summaryOf())[sum]).toBe(0);
  });

  it('of an odd year is in the totals of all years, and its year is named', async () => {
    for (const date of ['2062-03-01', '1926-03-01', '2026-05-10']) await added({ ...form, date });
    await service.as(other).call(add, { body: { ...form, date: '2055-01-01' } });
    const all = await summaryBy({});
    expect(all).toMatchObject({
      [sum]: 3 * form.amountCents,
      years: [2062, 2026, 1926],
      months: [],
    });
    expect((await summaryOf({ year: 2062 }))[sum]).toBe(form.amountCents);
    const { items } = (await service.as(owner).call(list)).json();
    expect(items.map(({ date }: { date: string }) => date)).toEqual([
      '2062-03-01',
      '2026-05-10',
      '1926-03-01',
    ]);
    await service.as(owner).call(remove, { params: { recordId: items[0].id } });
    expect((await summaryOf()).years).toEqual([2026, 1926]);
  });

  it.each([
    [100_000_000_001, 'Enter at most $1,000,000,000'],
    [2 ** 60, 'Enter at most $1,000,000,000'],
  ])('says the limit of an amount of %s in dollars', async (amountCents, text) => {
    const reply = await service.as(owner).call(add, { body: { ...form, amountCents } });
    expect(reply.json().fields).toEqual({ amountCents: text });
  });

  it('needs an amount above 0, a description and its category [TAX-06] [TAX-07] [TAX-41] [TAX-45]', async () => {
    for (const part of missing) {
      const reply = await service.as(owner).call(add, { body: { ...form, ...part } });
      expect(Object.values(reply.json().fields)).toEqual(['Please fill in all required fields']);
    }
    for (const amountCents of [0, -1, 1.5])
      expect(
        (await service.as(owner).call(add, { body: { ...form, amountCents } })).statusCode,
      ).toBe(400);
  });

  it('is read and changed by its owner alone [TAX-35] [SEC-20]', async () => {
    const { id } = await added();
    const at = { params: { recordId: id } };
    expect((await service.as(other).call(list)).json().items).toEqual([]);
    expect((await summaryOf({}, other))[sum]).toBe(0);
    for (const reply of [
      await service.as(other).call(edit, { ...at, body: form }),
      await service.as(other).call(note, { ...at, body: { note: 'Mine' } }),
      await service.as(other).call(remove, at),
    ])
      expect([reply.statusCode, reply.json().code]).toEqual([404, 'record_not_found']);
    const body = { ...form, professionalId: other.id };
    expect((await service.as(owner).call(add, { body })).statusCode).toBe(403);
    expect((await service.visitor.call(list)).statusCode).toBe(401);
  });

  it.each([
    ['cafe', 1],
    ['LUNCH rosa', 1],
    ['tap lunch', 0],
    ['%', 0],
  ])('is found by “%s” in its description and its note, each word of it', async (search, count) => {
    const { id } = await added({ ...form, description: 'Lunch at Café Nuovo' });
    await service.as(owner).call(note, { params: { recordId: id }, body: { note: 'With Rosa' } });
    await added();
    const found = async (by: Actor) =>
      (await service.as(by).call(list, { query: { search } })).json().items;
    expect(await found(owner)).toHaveLength(count);
    expect(await found(other)).toEqual([]);
  });

  it('is listed by day, the latest first, over pages, and by its filters [TAX-10] [TAX-11]', async () => {
    for (const date of ['2026-01-05', '2026-12-31', '2025-06-01', '2026-04-01'])
      await added({ ...form, date });
    const seen = async (query: Record<string, unknown>) => {
      const page = (await service.as(owner).call(list, { query })).json();
      const days = page.items.map(({ date }: { date: string }) => date);
      return { days, cursor: page.nextCursor };
    };
    const first = await seen({ limit: 3 });
    expect(first.days).toEqual(['2026-12-31', '2026-04-01', '2026-01-05']);
    expect((await seen({ limit: 3, cursor: first.cursor })).days).toEqual(['2025-06-01']);
    expect((await seen({ year: 2026, quarter: 2 })).days).toEqual(['2026-04-01']);
    expect((await seen({ category: 'Insurance' })).days).toEqual([]);
    expect((await seen({ isAutomatic: true })).days).toEqual([]);
    expect((await seen({ isAutomatic: false, year: 2025 })).days).toEqual(['2025-06-01']);
    const foreign = { cursor: Buffer.from('["2026-13-41","x"]').toString('base64url') };
    expect((await service.as(owner).call(list, { query: foreign })).statusCode).toBe(400);
  });

  it('is written by a child too, that waits to be verified', async () => {
    const child = await service.person({ accountType: 'sidework_kids' }, { mayAct: false });
    expect((await service.as(child).call(add, { body: form })).statusCode).toBe(201);
    expect((await service.as(child).call(list)).json().items).toHaveLength(1);
  });
});

it('the sums say what the filters leave, by month and by line of Schedule C [TAX-02]', async () => {
  await service.as(owner).call(income.addIncome, { body: { ...earned, category: 'Services' } });
  await service.as(owner).call(income.addIncome, { body: earned });
  await service.as(owner).call(deductions.addDeduction, { body: spent });
  const all = await summaryOf();
  expect(all).toMatchObject({
    totalIncomeCents: 800_00,
    totalDeductionsCents: 30_00,
    netIncomeCents: 770_00,
    incomeCount: 2,
    automaticIncomeCount: 0,
    deductionCount: 1,
    scheduleC: [{ line: '24a', category: 'Travel', amountCents: 30_00 }],
    nextPayment: null,
  });
  expect(all.months).toHaveLength(12);
  expect(all.months[4]).toEqual({ month: 5, incomeCents: 800_00, deductionsCents: 30_00 });
  expect((await summaryOf({ category: 'Other' })).totalIncomeCents).toBe(400_00);
  expect((await summaryOf({ quarter: 1 })).totalIncomeCents).toBe(0);
});

it('the sums are those of the records after a race of changes', async () => {
  const ids = await Promise.all(
    Array.from({ length: 8 }, async (_, index) => {
      const body = { ...earned, amountCents: (index + 1) * 100 };
      return (await service.as(owner).call(income.addIncome, { body })).json().id;
    }),
  );
  await Promise.all(
    ids.map((recordId, index) =>
      index % 2
        ? service.as(owner).call(income.deleteIncome, { params: { recordId } })
        : service.as(owner).call(income.editIncome, {
            params: { recordId },
            body: { ...earned, amountCents: 7_77 },
          }),
    ),
  );
  const [{ sum } = { sum: 0 }] = await service.sql<{ sum: number }[]>`
    select sum(amount_cents)::int as sum from income_records where professional_id = ${owner.id}`;
  expect(sum).toBe(4 * 7_77);
  expect((await summaryOf()).totalIncomeCents).toBe(sum);
});

describe('a payment that was released', () => {
  const payment = () => ({
    postingId: randomUUID(),
    serviceId: randomUUID(),
    professionalId: owner.id,
    title: 'Repair a tap',
    clientName: 'Grace',
    grossCents: 400_00,
    feeCents: 40_00,
    at: '2027-01-01T07:30:00.000Z',
  });
  const inLosAngeles = () =>
    service.receive(profileChanged, {
      id: owner.id,
      fullName: 'Ada',
      avatarUrl: null,
      profession: null,
      location: null,
      userType: owner.userType,
      accountType: owner.accountType,
      roles: owner.roles,
      completedServicesAsProfessional: 0,
      mayAct: true,
      guardianIds: [],
      timeZone: 'America/Los_Angeles',
    });
  const books = async () => ({
    income: (await service.as(owner).call(income.listIncomeRecords)).json().items,
    deductions: (await service.as(owner).call(deductions.listDeductions)).json().items,
  });

  it('is income, gross, and its fee a deduction on line 10, on the day where its owner lives [F1]', async () => {
    await inLosAngeles();
    await service.receive(escrowReleased, payment());
    expect(await books()).toEqual({
      income: [
        expect.objectContaining({
          amountCents: 400_00,
          description: 'Repair a tap, for Grace',
          date: '2026-12-31',
          category: 'Services',
          source: 'automatic',
        }),
      ],
      deductions: [
        expect.objectContaining({
          amountCents: 40_00,
          date: '2026-12-31',
          category: 'Commissions & fees',
          scheduleCLine: '10',
          source: 'automatic',
        }),
      ],
    });
    expect(await summaryOf()).toMatchObject({ automaticIncomeCount: 1, netIncomeCents: 360_00 });
  });

  it('adds nothing when it is told again, by the same event or by another', async () => {
    const told = payment();
    const id = randomUUID();
    await service.receive(escrowReleased, told, { id });
    await service.receive(escrowReleased, told, { id });
    await service.receive(escrowReleased, told);
    expect((await books()).income).toHaveLength(1);
    expect((await summaryOf({ year: 2027 })).totalIncomeCents).toBe(400_00);
  });

  it('is reversed by what is given back, and stays', async () => {
    await service.receive(escrowReleased, payment());
    await service.receive(escrowRefunded, { ...payment(), grossCents: 100_00, feeCents: 10_00 });
    const { income: records, deductions: fees } = await books();
    const amounts = (list: { amountCents: number }[]) => list.map((each) => each.amountCents);
    expect(amounts(records).sort()).toEqual([-100_00, 400_00]);
    expect(amounts(fees).sort()).toEqual([-10_00, 40_00]);
    expect((await summaryOf({ year: 2027 })).netIncomeCents).toBe(270_00);
  });

  it('is locked, and takes a note (D-84)', async () => {
    await service.receive(escrowReleased, payment());
    const [record] = (await books()).income;
    const at = { params: { recordId: record.id } };
    for (const reply of [
      await service.as(owner).call(income.editIncome, { ...at, body: earned }),
      await service.as(owner).call(income.deleteIncome, at),
    ])
      expect([reply.statusCode, reply.json().code]).toEqual([409, 'record_is_automatic']);
    const noted = await service.as(owner).call(income.noteIncome, { ...at, body: { note: 'Ok' } });
    expect(noted.json().note).toBe('Ok');
  });

  it('is not booked for who has left', async () => {
    await service.sql`update people set has_left = true where id = ${owner.id}`;
    await service.receive(escrowReleased, payment());
    expect((await books()).income).toEqual([]);
  });
});

it('what an owner puts in is added, edited and deleted, by them alone', async () => {
  const form = { ...earned, move: 'draw' };
  const { id } = (await service.as(owner).call(owners.addOwnerEntry, { body: form })).json();
  const at = { params: { entryId: id } };
  const body = { ...form, move: 'contribution', amountCents: 5 };
  expect((await service.as(other).call(owners.editOwnerEntry, { ...at, body })).statusCode).toBe(
    404,
  );
  expect((await service.as(other).call(owners.deleteOwnerEntry, at)).statusCode).toBe(404);
  expect(
    (await service.as(owner).call(owners.editOwnerEntry, { ...at, body })).json(),
  ).toMatchObject(body);
  const { items } = (await service.as(owner).call(owners.listOwnerEntries)).json();
  expect(items).toEqual([expect.objectContaining(body)]);
  expect((await service.as(owner).call(owners.deleteOwnerEntry, at)).statusCode).toBe(204);
  expect((await service.as(owner).call(owners.listOwnerEntries)).json().items).toEqual([]);
});
