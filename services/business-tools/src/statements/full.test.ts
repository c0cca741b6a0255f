import {
  deductionCategories,
  feeCategory,
  incomeCategories,
  mileageCategory,
} from '@sidework/contracts/business-tools/categories';
import { ownerMoves } from '@sidework/contracts/business-tools/owner-moves';
import { lastDayOf, monthsOf, type Period } from '@sidework/contracts/business-tools/periods';
import type { StatementLine } from '@sidework/contracts/business-tools/statement';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { accountMoveKeys } from '../account-moves/move.ts';
import { fullStatements, type Span } from './full.ts';
import { type BookEntry, balances, postingsOf } from './ledger.ts';
import { simplifiedStatements } from './simplified.ts';

const day = fc
  .date({ min: new Date('2024-01-01'), max: new Date('2026-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));
const amountCents = fc.integer({ min: 1, max: 1_000_000_000 });
const entry: fc.Arbitrary<BookEntry> = fc.oneof(
  fc.record({
    kind: fc.constant('income' as const),
    category: fc.option(fc.constantFrom(...incomeCategories)),
    day,
    // A reversal is negative.
    amountCents: fc.oneof(
      amountCents,
      amountCents.map((cents) => -cents),
    ),
  }),
  fc.record({
    kind: fc.constant('deduction' as const),
    category: fc.constantFrom(...deductionCategories, feeCategory, mileageCategory),
    day,
    amountCents,
  }),
  fc.record({
    kind: fc.constant('owner' as const),
    move: fc.constantFrom(...ownerMoves.map(({ key }) => key)),
    day,
    amountCents,
  }),
  fc.record({
    kind: fc.constant('account' as const),
    move: fc.constantFrom(...accountMoveKeys),
    day,
    amountCents: fc.oneof(
      amountCents,
      amountCents.map((cents) => -cents),
    ),
  }),
);
const books = fc.array(entry, { maxLength: 60 });

const spanOf = (year: number, period: Period): Span => {
  const [first, last] = monthsOf(period);
  return { from: `${year}-${String(first).padStart(2, '0')}-01`, to: lastDayOf(year, last) };
};
const amount = (lines: StatementLine[], label: string) => {
  const line = lines.find((candidate) => candidate.label === label);
  if (!line) throw new Error(`there is no line ${label}`);
  return line.amountCents;
};
const span = fc
  .tuple(day, day)
  .map(([one, other]) => ({ from: one < other ? one : other, to: one < other ? other : one }));

it('the postings of every entry sum to 0', () => {
  fc.assert(
    fc.property(entry, (given) => {
      expect(postingsOf(given).reduce((all, { cents }) => all + cents, 0)).toBe(0);
    }),
  );
});

it('assets are liabilities and equity at any date', () => {
  fc.assert(
    fc.property(books, span, (entries, given) => {
      const { balance_sheet: sheet } = fullStatements(entries, given);
      expect(amount(sheet, 'Total assets')).toBe(
        amount(sheet, 'Total liabilities') + amount(sheet, 'Total equity'),
      );
      expect(amount(sheet, 'Liabilities + equity')).toBe(amount(sheet, 'Total assets'));
    }),
  );
});

it('the cash flow of any days is the change in cash', () => {
  fc.assert(
    fc.property(books, span, (entries, given) => {
      const { cash_flow: flow, balance_sheet: sheet } = fullStatements(entries, given);
      expect(amount(flow, 'Cash at the end') - amount(flow, 'Cash at the start')).toBe(
        amount(flow, 'Net cash flow'),
      );
      const onSheet = ['Cash', 'Cash at Sidework', 'Kept back at Sidework for what you owe'];
      const held = sheet
        .filter(({ label }) => onSheet.includes(label))
        .reduce((all, { amountCents: cents }) => all + cents, 0);
      expect(held).toBe(amount(flow, 'Cash at the end'));
      const change = balances(
        entries.flatMap(postingsOf),
        (at) => at >= given.from && at <= given.to,
      ).filter(({ account }) => onSheet.includes(account.name));
      expect(amount(flow, 'Net cash flow')).toBe(change.reduce((all, { cents }) => all + cents, 0));
    }),
  );
});

it.each(['Total revenue', 'Total expenses', 'Net income'])(
  'the four quarters of %s sum to the year, in full and simplified',
  (label) => {
    fc.assert(
      fc.property(books, (entries) => {
        const of = (period: Period) =>
          amount(fullStatements(entries, spanOf(2026, period)).income_statement, label);
        const simply = (period: Period) => {
          const { from, to } = spanOf(2026, period);
          const within = entries.filter(({ day: at }) => at >= from && at <= to);
          return amount(simplifiedStatements(within).income_statement, label);
        };
        const quarters = ['Q1', 'Q2', 'Q3', 'Q4'] as const;
        expect(quarters.reduce((all, quarter) => all + of(quarter), 0)).toBe(of('annual'));
        expect(quarters.reduce((all, quarter) => all + simply(quarter), 0)).toBe(of('annual'));
      }),
    );
  },
);

it('the four quarters of the cash flow sum to the year', () => {
  fc.assert(
    fc.property(books, (entries) => {
      const of = (period: Period) =>
        amount(fullStatements(entries, spanOf(2026, period)).cash_flow, 'Net cash flow');
      expect(of('Q1') + of('Q2') + of('Q3') + of('Q4')).toBe(of('annual'));
    }),
  );
});

it('equipment is invested, written off at once, and what the owner does is financed (D-86)', () => {
  const at = '2026-05-01';
  const { cash_flow: flow, balance_sheet: sheet } = fullStatements(
    [
      { kind: 'income', day: '2025-12-31', category: 'Services', amountCents: 90_00 },
      { kind: 'income', day: at, category: 'Services', amountCents: 500_00 },
      { kind: 'deduction', day: at, category: 'Equipment', amountCents: 120_00 },
      { kind: 'deduction', day: at, category: 'Travel', amountCents: 30_00 },
      { kind: 'owner', day: at, move: 'contribution', amountCents: 200_00 },
      { kind: 'owner', day: at, move: 'draw', amountCents: 40_00 },
      { kind: 'owner', day: at, move: 'loan_received', amountCents: 300_00 },
      { kind: 'owner', day: at, move: 'loan_repaid', amountCents: 100_00 },
    ],
    spanOf(2026, 'annual'),
  );
  expect(flow.map(({ label, amountCents: cents }) => [label, cents / 100])).toEqual([
    ['Net income', 350],
    ['Depreciation, which took no cash', 120],
    ['Cash from operations', 470],
    ['Equipment bought', -120],
    ['Cash from investing', -120],
    ['Owner contributions', 200],
    ['Owner draws', -40],
    ['Loans, received less repaid', 200],
    ['Cash from financing', 360],
    ['Net cash flow', 710],
    ['Cash at the start', 90],
    ['Cash at the end', 800],
  ]);
  expect(sheet.map(({ label, amountCents: cents }) => [label, cents / 100])).toEqual([
    ['Cash', 800],
    ['Cash at Sidework', 0],
    ['Equipment at cost', 120],
    ['Accumulated depreciation', -120],
    ['Total assets', 800],
    ['Loans', 200],
    ['Total liabilities', 200],
    ['Owner capital', 200],
    ['Retained earnings at the start', 90],
    ['Net income of the period', 350],
    ['Draws of the period', -40],
    ['Total equity', 600],
    ['Liabilities + equity', 800],
  ]);
});
