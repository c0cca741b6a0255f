/** A draft has no receipt yet; an approved expense waits for its payment. */
export const expenseStatuses = [
  'draft',
  'proposed',
  'approved',
  'paid',
  'declined',
  'withdrawn',
] as const;
export type ExpenseStatus = (typeof expenseStatuses)[number];

/** A service has so many at most, those that ended included. */
export const mostExpenses = 20;
export const mostExpenseCents = 100_000_00;

export const receiptFile = {
  types: ['application/pdf', 'image/jpeg', 'image/png', 'image/webp'],
  maxBytes: 5 * 1_048_576,
} as const;
