import { randomUUID } from 'node:crypto';
import type { Actor } from '@sidework/chassis/http/actor';
import * as api from '@sidework/contracts/business-tools/bank-statements';
import { addDeduction, listDeductions } from '@sidework/contracts/business-tools/deductions';
import { deleteIncome, listIncomeRecords } from '@sidework/contracts/business-tools/income-records';
import { getTaxSummary } from '@sidework/contracts/business-tools/tax-summaries';
import { payoutArrived } from '@sidework/contracts/client-services/events/money';
import { beforeEach, describe, expect, it } from 'vitest';
import { fileOf, movements, shapes } from '../../test/bank-files.ts';
import { testBusinessTools } from '../../test/service.ts';
import { sweepStatements } from './take-statement.ts';

const service = testBusinessTools();
let owner: Actor;
beforeEach(async () => {
  owner = await service.person();
});

const as = (actor = owner) => service.as(actor);
const send = (file: string | Uint8Array, actor = owner) =>
  as(actor).call(api.takeBankStatement, {
    body: Buffer.from(file as Uint8Array),
    headers: { 'content-type': 'text/csv' },
  });
interface At {
  params: { statementId: string };
}

async function sent(file: string | Uint8Array): Promise<At> {
  const reply = await send(file);
  expect(reply.statusCode, reply.body).toBe(201);
  return { params: reply.json() };
}
const preview = async (at: At, query: api.ReadingAs = {}): Promise<api.StatementPreview> =>
  (await as().call(api.previewBankStatement, { ...at, query })).json();
/** All rows go to one category of their direction. */
const everything = (rows: api.StatementRow[]): api.ImportForm['choices'] => [
  { choice: 'Services', rows: rows.filter((row) => row.amountCents > 0).map((row) => row.number) },
  { choice: 'Supplies', rows: rows.filter((row) => row.amountCents < 0).map((row) => row.number) },
];
const bring = async (at: At, body: api.ImportForm): Promise<api.ImportResult> => {
  const reply = await as().call(api.importBankStatement, { ...at, body });
  expect(reply.statusCode, reply.body).toBe(200);
  return reply.json();
};
const summary = async () =>
  (await as().call(getTaxSummary, { query: { year: 2025 } })).json() as Record<string, number>;

const file = (...rows: string[]) => ['Date,Description,Amount', ...rows].join('\n');
const screws = '2026-05-10,HOME DEPOT #12,-30.00';

describe('a corpus of 5,000 rows in the shapes of the banks', () => {
  it('comes into the books once, and a second import adds nothing', {
    timeout: 300_000,
  }, async () => {
    const each = Math.ceil(5_000 / shapes.length);
    const all = shapes.map((shape, index) => {
      const rows = movements(each, index + 1);
      const as = shape.purchaseSign ? { purchaseSign: shape.purchaseSign } : {};
      return { file: fileOf(shape, rows), as, rows, choices: [] as api.ImportForm['choices'] };
    });
    for (const one of all) {
      const at = await sent(one.file);
      const seen = await preview(at, one.as);
      expect([seen.rows.length, seen.unread]).toEqual([each, []]);
      one.choices = everything(seen.rows);
      const earned = one.rows.filter(({ cents }) => cents > 0).length;
      const result = await bring(at, { ...one.as, choices: one.choices });
      expect(result).toEqual({ income: earned, deductions: each - earned, known: 0 });
    }
    const movementsOfAll = all.flatMap(({ rows }) => rows);
    const sum = (isIn: boolean) =>
      movementsOfAll.reduce(
        (cents, row) => (row.cents > 0 === isIn ? cents + row.cents : cents),
        0,
      );
    const before = await summary();
    expect(before).toMatchObject({
      totalIncomeCents: sum(true),
      totalDeductionsCents: -sum(false),
    });
    for (const { file: bytes, as: reading, choices } of all) {
      const again = await bring(await sent(bytes), { ...reading, choices });
      expect(again).toEqual({ income: 0, deductions: 0, known: each });
    }
    const { rows } = await preview(await sent(all[0]?.file ?? ''));
    expect(new Set(rows.map(({ reason }) => reason))).toEqual(new Set(['imported_before']));
    expect(await summary()).toEqual(before);
  });
});

describe('what is suggested for a row', () => {
  const reasonsOf = async (...rows: string[]) =>
    (await preview(await sent(file(...rows)))).rows.map(({ reason, suggestion }) => [
      reason,
      suggestion,
    ]);

  it('follows the rules of its owner, the longest words first', async () => {
    const rules: api.StatementRuleForm[] = [
      { words: 'home depot', isMoneyIn: false, choice: 'Supplies' },
      { words: 'Home Depot Rental', isMoneyIn: false, choice: 'Equipment' },
      { words: 'Rent', isMoneyIn: false, choice: 'Leave out' },
    ];
    for (const body of rules)
      expect((await as().call(api.addStatementRule, { body })).statusCode).toBe(201);
    const other = await service.person();
    const theirs = { words: 'Shell', isMoneyIn: false, choice: 'Travel' };
    await as(other).call(api.addStatementRule, { body: theirs });
    expect(
      await reasonsOf(
        screws,
        '2026-05-11,Home Depot Rental 4,-80.00',
        '2026-05-12,House rent,-900.00',
        '2026-05-13,HOME DEPOT refund,30.00',
        '2026-05-14,SHELL,-20.00',
      ),
    ).toEqual([
      ['rule', 'Supplies'],
      ['rule', 'Equipment'],
      ['rule', 'Leave out'],
      ['none', 'Leave out'],
      ['none', 'Leave out'],
    ]);
  });

  it('knows payouts of Sidework, each once, and transfers', async () => {
    const sale = { payoutId: randomUUID(), personId: owner.id, amountCents: 500_00 };
    for (const _delivery of [1, 2])
      await service.receive(payoutArrived, sale, { at: new Date('2026-05-08T12:00:00Z') });
    expect(
      await reasonsOf(
        '2026-05-11,ACH CREDIT 77,500.00',
        '2026-05-11,ACH CREDIT 78,500.00',
        '2026-05-12,SIDEWORK PAYOUT,12.00',
        '2026-05-13,Online Transfer to savings,-50.00',
      ),
    ).toEqual([
      ['payout', 'Leave out'],
      ['none', 'Leave out'],
      ['payout', 'Leave out'],
      ['transfer', 'Leave out'],
    ]);
  });

  it('knows what was written by hand a day before', async () => {
    const body = {
      amountCents: 30_00,
      description: 'Screws',
      date: '2026-05-09',
      category: 'Supplies',
    };
    await as().call(addDeduction, { body });
    expect(await reasonsOf(screws, '2026-05-10,HOME DEPOT #12,-30.00')).toEqual([
      ['same_entry', 'Leave out'],
      ['none', 'Leave out'],
    ]);
  });
});

describe('an import', () => {
  it('adds of an overlapping file only what is new, and keeps equal rows of one day', async () => {
    const coffee = '2026-05-11,Coffee,-4.50';
    const first = await sent(file(screws, coffee, coffee));
    await bring(first, { choices: everything((await preview(first)).rows) });
    const second = await sent(file(coffee, coffee, coffee, '2026-05-12,Nails,-2.00'));
    const { rows } = await preview(second);
    expect(await bring(second, { choices: everything(rows) })).toEqual({
      income: 0,
      deductions: 2,
      known: 2,
    });
    const { items } = (await as().call(listDeductions)).json();
    expect(items.map(({ description }: { description: string }) => description).sort()).toEqual([
      'Coffee',
      'Coffee',
      'Coffee',
      'HOME DEPOT #12',
      'Nails',
    ]);
  });

  it('writes what was chosen alone, deletes the file, and names what it cannot read', async () => {
    const at = await sent(file(screws, 'soon,Nails,-1.00', '2026-05-12,Ada,90.00'));
    const { rows, unread } = await preview(at);
    expect(unread).toEqual([
      { line: 3, text: 'soon,Nails,-1.00', why: 'There is no day in it that we can read.' },
    ]);
    expect(await bring(at, { choices: [{ choice: 'Supplies', rows: [1, 99] }] })).toEqual({
      income: 0,
      deductions: 1,
      known: 0,
    });
    expect(rows.map(({ number }) => number)).toEqual([1, 3]);
    const { items } = (await as().call(listDeductions)).json();
    expect(items).toEqual([
      expect.objectContaining({ amountCents: 30_00, category: 'Supplies', isLocked: false }),
    ]);
    expect((await as().call(api.previewBankStatement, at)).statusCode).toBe(404);
  });

  it('adds a row again once its entry was deleted, read the other way round too', async () => {
    const turned = { purchaseSign: 'above_zero' } as const;
    const first = await sent(file(screws));
    await bring(first, { ...turned, choices: [{ choice: 'Services', rows: [1] }] });
    const { items } = (await as().call(listIncomeRecords)).json();
    const at = await sent(file(screws));
    expect((await preview(at)).rows[0]?.reason).toBe('imported_before');
    const choices: api.ImportForm['choices'] = [{ choice: 'Supplies', rows: [1] }];
    expect(await bring(at, { choices })).toMatchObject({ deductions: 0, known: 1 });
    const record = { params: { recordId: items[0].id } };
    expect((await as().call(deleteIncome, record)).statusCode).toBe(204);
    const again = await sent(file(screws));
    expect((await preview(again)).rows[0]?.reason).toBe('none');
    expect(await bring(again, { choices })).toEqual({ income: 0, deductions: 1, known: 0 });
  });

  it('shows the rows of a file as in the books when they came by another format', async () => {
    const at = await sent(file(screws, '2026-05-12,Ada,90.00'));
    await bring(at, { choices: everything((await preview(at)).rows) });
    const row = (day: number, amount: string, id: number) =>
      `<STMTTRN><DTPOSTED>202605${day}<TRNAMT>${amount}<FITID>${id}<NAME>Other words</STMTTRN>`;
    const ofx = `<OFX>${row(11, '-30.00', 1)}${row(13, '90.00', 2)}${row(13, '90.00', 3)}</OFX>`;
    const { rows } = await preview(await sent(ofx));
    expect(rows.map(({ reason }) => reason)).toEqual(['same_entry', 'same_entry', 'none']);
  });

  it('waits for the sign of a purchase where a card’s file looks like one of sales', async () => {
    const orders = Array.from({ length: 4 }, (_, index) => `2026-05-1${index},Order,40.00`);
    const at = await sent(file(...orders, '2026-05-15,Payment - thank you,-90.00'));
    expect(await preview(at)).toMatchObject({ purchaseSign: null, rows: [] });
    const choices: api.ImportForm['choices'] = [{ choice: 'Supplies', rows: [1] }];
    const early = await as().call(api.importBankStatement, { ...at, body: { choices } });
    expect([early.statusCode, early.json().code]).toEqual([422, 'purchase_sign_needed']);
    expect(await bring(at, { purchaseSign: 'above_zero', choices })).toMatchObject({
      deductions: 1,
    });
  });

  it('of two at the same moment adds each row once', async () => {
    const at = await sent(file(screws));
    const body: api.ImportForm = { choices: [{ choice: 'Supplies', rows: [1] }] };
    const replies = await Promise.all(
      [1, 2].map(() => as().call(api.importBankStatement, { ...at, body })),
    );
    expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([200, 404]);
    expect((await as().call(listDeductions)).json().items).toHaveLength(1);
  });

  it('waits for the order of day and month, and refuses income as a deduction', async () => {
    const at = await sent(file('03/04/2026,Ada,90.00'));
    const choices = [{ choice: 'Services' as const, rows: [1] }];
    const early = await as().call(api.importBankStatement, { ...at, body: { choices } });
    expect([early.statusCode, early.json().code]).toEqual([422, 'day_order_needed']);
    const wrong = { dayOrder: 'day_first', choices: [{ choice: 'Travel', rows: [1] }] };
    const turned = await as().call(api.importBankStatement, { ...at, body: wrong });
    expect([turned.statusCode, turned.json().code]).toEqual([422, 'choice_of_wrong_direction']);
    await bring(at, { dayOrder: 'day_first', choices });
    expect(
      (await as().call(getTaxSummary, { query: { year: 2026, quarter: 2 } })).json(),
    ).toMatchObject({ totalIncomeCents: 90_00 });
  });
});

describe('a statement', () => {
  it('is refused where it has no rows or too many, and then not kept', async () => {
    const many = file(...Array.from({ length: 6_001 }, () => screws));
    for (const [bytes, code] of [
      ['hello', 'statement_unreadable'],
      [file(), 'statement_unreadable'],
      [many, 'statement_too_long'],
      [`Date,Amount${',memo'.repeat(5_000)}\n2026-05-10,-30.00`, 'statement_too_wide'],
    ] as const) {
      const reply = await send(bytes);
      expect([reply.statusCode, reply.json().code]).toEqual([422, code]);
    }
    expect(
      await service.sql`select from bank_statements where professional_id = ${owner.id}`,
    ).toEqual([]);
  });

  it('is seen by its owner alone, and can be deleted', async () => {
    const at = await sent(file(screws));
    const other = await service.person();
    for (const reply of [
      await as(other).call(api.previewBankStatement, at),
      await as(other).call(api.dropBankStatement, at),
      await as(other).call(api.importBankStatement, { ...at, body: { choices: [] } }),
    ])
      expect(reply.statusCode).toBe(404);
    expect((await as().call(api.dropBankStatement, at)).statusCode).toBe(204);
    expect((await as().call(api.previewBankStatement, at)).statusCode).toBe(404);
  });

  it('is replaced by the next, and forgotten after a day', async () => {
    const first = await sent(file(screws));
    const second = await sent(file(screws));
    expect((await as().call(api.previewBankStatement, first)).statusCode).toBe(404);
    await sweepStatements(service.deps);
    expect((await as().call(api.previewBankStatement, second)).statusCode).toBe(200);
    await service.sql`update bank_statements set created_at = created_at - interval '25 hours'
      where professional_id = ${owner.id}`;
    await sweepStatements(service.deps);
    expect((await as().call(api.previewBankStatement, second)).statusCode).toBe(404);
  });
});

describe('a rule', () => {
  it('changes where its words are saved again, is edited and deleted', async () => {
    const body = { words: 'Home Depot', isMoneyIn: false, choice: 'Supplies' };
    const { id } = (await as().call(api.addStatementRule, { body })).json();
    const again = { ...body, choice: 'Equipment' };
    expect((await as().call(api.addStatementRule, { body: again })).json()).toMatchObject({
      id,
      choice: 'Equipment',
    });
    const shell = { ...body, words: 'Shell' };
    const at = {
      params: { ruleId: (await as().call(api.addStatementRule, { body: shell })).json().id },
    };
    const taken = await as().call(api.editStatementRule, { ...at, body });
    expect([taken.statusCode, taken.json().code]).toEqual([409, 'rule_exists']);
    const edited = { ...shell, choice: 'Travel' };
    expect((await as().call(api.editStatementRule, { ...at, body: edited })).json()).toMatchObject(
      edited,
    );
    const other = await service.person();
    for (const reply of [
      await as(other).call(api.editStatementRule, { ...at, body: edited }),
      await as(other).call(api.deleteStatementRule, at),
    ])
      expect(reply.statusCode).toBe(404);
    await as().call(api.deleteStatementRule, at);
    const { items } = (await as().call(api.listStatementRules)).json();
    expect(items).toEqual([expect.objectContaining({ words: 'Home Depot' })]);
  });

  it('has a category of its direction', async () => {
    const body = { words: 'Home Depot', isMoneyIn: true, choice: 'Travel' };
    const reply = await as().call(api.addStatementRule, { body });
    expect(reply.json().fields).toEqual({ choice: 'Choose a category of this direction' });
  });
});
