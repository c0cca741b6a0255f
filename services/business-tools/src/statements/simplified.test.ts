import { expect, it } from 'vitest';
import type { BookEntry } from './ledger.ts';
import { simplifiedStatements } from './simplified.ts';

const day = '2026-05-01';
const entries: BookEntry[] = [
  { kind: 'income', day, category: 'Services', amountCents: 400_00 },
  { kind: 'income', day, category: 'Services', amountCents: 100_00 },
  { kind: 'income', day, category: null, amountCents: 50_00 },
  { kind: 'income', day, category: 'Other', amountCents: 5_00 },
  { kind: 'deduction', day, category: 'Equipment', amountCents: 120_00 },
  { kind: 'deduction', day, category: 'Travel', amountCents: 30_00 },
  { kind: 'owner', day, move: 'draw', amountCents: 77_00 },
];
const statements = simplifiedStatements(entries);
const shown = (type: keyof typeof statements) =>
  statements[type].map(({ label, amountCents }) => [label, amountCents / 100]);

it('the income statement groups by category, what has none with Other [REP-14] [REP-15] [REP-16]', () => {
  expect(shown('income_statement')).toEqual([
    ['Other', 55],
    ['Services', 500],
    ['Total revenue', 555],
    ['Equipment', 120],
    ['Travel', 30],
    ['Total expenses', 150],
    ['Net income', 405],
  ]);
});

it('the balance sheet takes revenue for assets and expenses for liabilities [REP-19]', () => {
  expect(shown('balance_sheet')).toEqual([
    ['Total assets', 555],
    ['Total liabilities', 150],
    ['Total equity', 405],
  ]);
});

it('cash flows as income does, and neither by investing nor by financing [REP-18]', () => {
  expect(shown('cash_flow')).toEqual([
    ['Cash from operations', 405],
    ['Cash from investing', 0],
    ['Cash from financing', 0],
    ['Net cash flow', 405],
  ]);
});

it('each total says from what it comes [F14]', () => {
  expect(statements.income_statement.at(-1)).toMatchObject({
    formula: 'revenue − expenses',
    inputs: [
      { name: 'revenue', value: '$555.00' },
      { name: 'expenses', value: '$150.00' },
    ],
  });
});
