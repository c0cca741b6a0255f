import {
  type DeductionCategory,
  deductionCategories,
  type IncomeCategory,
  incomeCategories,
} from './categories.ts';

export const statementMediaTypes = ['text/csv', 'application/x-ofx'] as const;
export const maxStatementBytes = 2 * 1024 * 1024;
export const maxStatementRows = 6_000;

/** The choice for a row that does not belong in the books. */
export const leaveOut = 'Leave out';
export type RowChoice = typeof leaveOut | IncomeCategory | DeductionCategory;
export const rowChoices: readonly [RowChoice, ...RowChoice[]] = [
  leaveOut,
  ...new Set([...incomeCategories, ...deductionCategories]),
];

/** Money that came in is income, money that went out is a deduction. */
export const choicesOf = (isMoneyIn: boolean): readonly RowChoice[] => [
  leaveOut,
  ...(isMoneyIn ? incomeCategories : deductionCategories),
];

export const dayOrders = ['month_first', 'day_first'] as const;
export type DayOrder = (typeof dayOrders)[number];

/** Card companies write a purchase as a plain number, banks write it below 0. */
export const purchaseSigns = ['below_zero', 'above_zero'] as const;
export type PurchaseSign = (typeof purchaseSigns)[number];

/** The suggestion for a row follows from one of these. */
export const rowReasons = [
  'imported_before',
  'payout',
  'same_entry',
  'rule',
  'transfer',
  'none',
] as const;
export type RowReason = (typeof rowReasons)[number];
