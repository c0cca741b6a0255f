import { incomeCategories } from '@sidework/contracts/business-tools/categories';
import type { StatementLine, StatementType } from '@sidework/contracts/business-tools/statement';
import type { BookEntry } from './ledger.ts';
import { item, sum, total } from './line.ts';

const uncategorised = incomeCategories[incomeCategories.length - 1] ?? 'Other';

/** It adds up the entries of a period by category and name. */
function takings(entries: BookEntry[]) {
  const revenue = new Map<string, number>();
  const expenses = new Map<string, number>();
  const add = (to: Map<string, number>, category: string, cents: number) =>
    to.set(category, (to.get(category) ?? 0) + cents);
  for (const entry of entries) {
    if (entry.kind === 'income') add(revenue, entry.category ?? uncategorised, entry.amountCents);
    if (entry.kind === 'deduction') add(expenses, entry.category, entry.amountCents);
  }
  const lines = (section: string, sums: Map<string, number>) =>
    [...sums]
      .sort(([a], [b]) => a.localeCompare(b))
      .map(([category, cents]) => item(section, category, cents));
  const revenueLines = lines('Revenue', revenue);
  const expenseLines = lines('Expenses', expenses);
  return {
    revenueLines,
    expenseLines,
    revenueCents: sum(revenueLines),
    expensesCents: sum(expenseLines),
    netCents: sum(revenueLines) - sum(expenseLines),
  };
}

/** The three statements by the formulas of the specification (section 5), labelled as simplified. */
export function simplifiedStatements(entries: BookEntry[]): Record<StatementType, StatementLine[]> {
  const { revenueLines, expenseLines, revenueCents, expensesCents, netCents } = takings(entries);
  const both: [string, number][] = [
    ['revenue', revenueCents],
    ['expenses', expensesCents],
  ];
  return {
    income_statement: [
      ...revenueLines,
      total('Revenue', 'Total revenue', revenueCents, 'the sum of all income'),
      ...expenseLines,
      total('Expenses', 'Total expenses', expensesCents, 'the sum of all deductions'),
      total('Result', 'Net income', netCents, 'revenue − expenses', both),
    ],
    balance_sheet: [
      total('Assets', 'Total assets', revenueCents, 'total revenue', [['revenue', revenueCents]]),
      total('Liabilities', 'Total liabilities', expensesCents, 'total expenses', [
        ['expenses', expensesCents],
      ]),
      total('Equity', 'Total equity', netCents, 'assets − liabilities = net income', both),
    ],
    cash_flow: [
      total('Operating', 'Cash from operations', netCents, 'net income', [
        ['net income', netCents],
      ]),
      total('Investing', 'Cash from investing', 0, 'always 0 when simplified'),
      total('Financing', 'Cash from financing', 0, 'always 0 when simplified'),
      total('Result', 'Net cash flow', netCents, 'net income', [['net income', netCents]]),
    ],
  };
}
