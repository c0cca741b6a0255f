import { z } from 'zod';
import { event } from '../../kernel/event.ts';
import { Cents, Moment } from '../../kernel/values.ts';
import { byService, Service } from './service.ts';

/** Money that went to the professional whole; a consumer books each `postingId` once. */
const Paid = Service.extend({
  postingId: z.uuid(),
  amountCents: Cents,
  clientName: z.string().optional(),
  at: Moment,
});

/** The client of completed work paid a tip, of which the platform keeps nothing. */
export const tipGiven = event('client-services.tip.given.v1', Paid, byService);

const Expense = Service.extend({
  expenseId: z.uuid(),
  expenseTitle: z.string(),
  amountCents: Cents,
});

/** The professional asks the client to pay back what they bought for the work. */
export const expenseProposed = event('client-services.expense.proposed.v1', Expense, byService);

export const expenseDeclined = event(
  'client-services.expense.declined.v1',
  Expense.extend({ reason: z.string() }),
  byService,
);

/** The client paid an expense, of which the platform keeps nothing. */
export const expensePaid = event(
  'client-services.expense.paid.v1',
  Paid.extend({ expenseId: z.uuid(), expenseTitle: z.string() }),
  byService,
);
