import { z } from 'zod';
import { DownloadedFile } from '../business-tools/downloads.ts';
import { endpoint } from '../kernel/endpoint.ts';
import { Cents, Day, hasAtMost, Moment } from '../kernel/values.ts';
import { oneLine } from '../kernel/written-text.ts';
import { expenseStatuses, mostExpenseCents, receiptFile } from './expense-words.ts';
import { reasonText } from './reason.ts';

const ServiceParams = z.object({ serviceId: z.uuid() });
const ExpenseParams = ServiceParams.extend({ expenseId: z.uuid() });

/** Something that the professional bought for the work, with its receipt. */
export const Expense = z
  .object({
    id: z.uuid(),
    title: z.string(),
    amountCents: Cents,
    spentOn: Day,
    status: z.enum(expenseStatuses),
    hasReceipt: z.boolean(),
    /** The client's reason to decline it. */
    declineReason: z.string().nullable(),
    proposedAt: Moment.nullable(),
    answeredAt: Moment.nullable(),
    paidAt: Moment.nullable(),
  })
  .meta({ id: 'Expense' });
export type Expense = z.infer<typeof Expense>;

export const ExpensesView = z
  .object({
    /** Oldest first; its professional alone sees drafts. */
    items: z.array(Expense),
    /** Whether the viewer can add one now: both sides are adults, and the viewer does the work. */
    mayAdd: z.boolean(),
  })
  .meta({ id: 'ExpensesView' });
export type ExpensesView = z.infer<typeof ExpensesView>;

export const listExpenses = endpoint({
  method: 'GET',
  url: '/services/:serviceId/expenses',
  schema: {
    summary: 'The expenses of a service that its client is asked to pay back, for its two sides',
    params: ServiceParams,
    response: { 200: ExpensesView },
  },
});

export const NewExpense = z.strictObject({
  title: oneLine('Please say what it was for')
    .min(1, 'Please say what it was for')
    .refine(hasAtMost(120), 'Please use at most 120 characters'),
  amountCents: Cents.min(1, 'Enter an amount above $0').max(
    mostExpenseCents,
    'An expense is at most $100,000',
  ),
  spentOn: Day,
});
export type NewExpense = z.infer<typeof NewExpense>;

export const addExpense = endpoint({
  method: 'POST',
  url: '/services/:serviceId/expenses',
  stakes: 'agreed',
  reaches: ['serviceId'],
  idempotency: 'optional',
  schema: {
    summary: 'Add an expense for work between adults, as its professional; its receipt comes next',
    params: ServiceParams,
    body: NewExpense,
    response: { 201: z.object({ id: z.uuid() }) },
  },
});

export const addExpenseReceipt = endpoint({
  method: 'PUT',
  url: '/services/:serviceId/expenses/:expenseId/receipt',
  file: receiptFile,
  schema: {
    summary: 'Add the receipt of an expense of yours; its client is then asked to pay it back',
    params: ExpenseParams,
    response: { 200: ExpensesView },
  },
});

export const downloadExpenseReceipt = endpoint({
  method: 'GET',
  url: '/services/:serviceId/expenses/:expenseId/receipt',
  schema: {
    summary: 'The receipt of an expense, for the two sides of its service',
    params: ExpenseParams,
    response: { 200: DownloadedFile },
  },
});

export const payExpense = endpoint({
  method: 'POST',
  url: '/services/:serviceId/expenses/:expenseId/pay',
  stakes: 'reach',
  reaches: ['serviceId'],
  idempotency: 'required',
  schema: {
    summary:
      'Approve an expense and begin to pay it, as the client; all of it is the professional’s',
    params: ExpenseParams,
    response: { 201: z.object({ paymentId: z.uuid() }) },
  },
});

export const ExpenseDecline = z.strictObject({ reason: reasonText('Please say why') });

export const declineExpense = endpoint({
  method: 'POST',
  url: '/services/:serviceId/expenses/:expenseId/decline',
  stakes: 'protection',
  idempotency: 'optional',
  schema: {
    summary: 'Decline an expense that is not paid, as the client',
    params: ExpenseParams,
    body: ExpenseDecline,
    response: { 200: ExpensesView },
  },
});

export const withdrawExpense = endpoint({
  method: 'POST',
  url: '/services/:serviceId/expenses/:expenseId/withdraw',
  stakes: 'protection',
  idempotency: 'optional',
  schema: {
    summary: 'Withdraw an expense of yours that is not approved yet, as the professional',
    params: ExpenseParams,
    response: { 200: ExpensesView },
  },
});
