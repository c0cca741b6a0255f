import { conflict, forbidden, notFound, unprocessable } from '@sidework/chassis/errors';
import type { Actor } from '@sidework/chassis/http/actor';
import { mostExpenses } from '@sidework/contracts/client-services/expense-words';
import type { NewExpense } from '@sidework/contracts/client-services/expenses';
import { problems } from '@sidework/contracts/problems';
import { requireUndisputed } from '../escrow/escrow.ts';
import { partyOf, requireClient, requireProfessional, type Service } from '../services/service.ts';
import type { expenses } from './table.ts';

export type Expense = typeof expenses.$inferSelect;

/** Whether expenses can be added to this work and paid. */
const takesExpenses = ({ status, agreement }: Service) =>
  status !== 'cancelled' && agreement === 'accepted';

const dayMs = 24 * 60 * 60_000;

/** Somewhere on earth it is tomorrow already. */
const latestDay = (now: Date) => new Date(now.getTime() + dayMs).toISOString().slice(0, 10);

interface Around {
  isOfChild: boolean;
  count: number;
  now: Date;
}

export function add(
  id: string,
  service: Service,
  { title, amountCents, spentOn }: NewExpense,
  by: Actor,
  { isOfChild, count, now }: Around,
): Expense {
  requireProfessional(service, by, 'not_the_professional');
  requireAdults(isOfChild);
  if (!takesExpenses(service)) throw conflict('expenses_too_late');
  requireUndisputed(service);
  if (count >= mostExpenses) throw conflict('enough_expenses');
  if (spentOn > latestDay(now))
    throw unprocessable('expense_in_future', undefined, { spentOn: problems.expense_in_future });
  return {
    id,
    serviceId: service.id,
    title,
    amountCents,
    spentOn,
    status: 'draft',
    receipt: null,
    receiptType: null,
    declineReason: null,
    addedAt: now,
    proposedAt: null,
    answeredAt: null,
    paidAt: null,
  };
}

/** It has free words and a file, so it is for work between adults. */
export function requireAdults(isOfChild: boolean): void {
  if (isOfChild) throw forbidden('expenses_of_adults');
}

/** Throws unless its professional may add the receipt, with which the client is asked. */
export function requireAwaitsReceipt(expense: Expense, service: Service, by: Actor): void {
  requireProfessional(service, by, 'not_the_professional');
  requireUndisputed(service);
  if (!takesExpenses(service)) throw conflict('expenses_too_late');
  if (expense.status === 'withdrawn') throw conflict('expense_answered');
  if (expense.status !== 'draft') throw conflict('expense_has_receipt');
}

export const propose = (
  expense: Expense,
  { receipt, receiptType }: { receipt: string; receiptType: string },
  now: Date,
): Expense => ({ ...expense, status: 'proposed', receipt, receiptType, proposedAt: now });

const isAsked = ({ status }: Expense) => status === 'proposed' || status === 'approved';

/** To pay it is to approve it; it stays approved where its payment does not come about. */
export function approve(expense: Expense, service: Service, by: Actor, now: Date): Expense {
  requireClient(service, by);
  requireUndisputed(service);
  if (!takesExpenses(service)) throw conflict('expenses_too_late');
  if (expense.status === 'draft') throw notFound('expense_not_found');
  if (!isAsked(expense)) throw conflict('expense_answered');
  return expense.status === 'approved'
    ? expense
    : { ...expense, status: 'approved', answeredAt: now };
}

export function decline(
  expense: Expense,
  service: Service,
  declineReason: string,
  by: Actor,
  now: Date,
): Expense {
  requireClient(service, by);
  if (expense.status === 'draft') throw notFound('expense_not_found');
  if (!isAsked(expense)) throw conflict('expense_answered');
  return { ...expense, status: 'declined', declineReason, answeredAt: now };
}

export function withdraw(expense: Expense, service: Service, by: Actor, now: Date): Expense {
  requireProfessional(service, by, 'not_the_professional');
  if (expense.status !== 'draft' && expense.status !== 'proposed')
    throw conflict('expense_answered');
  return { ...expense, status: 'withdrawn', answeredAt: now };
}

/** It waits for nothing any more, because the work was cancelled. */
export const end = (expense: Expense, now: Date): Expense =>
  expense.status === 'draft' || isAsked(expense)
    ? { ...expense, status: 'withdrawn', answeredAt: now }
    : expense;

/** Its money arrived. What is not asked for any more goes back. */
export const takes = (
  expense: Expense | undefined,
  service: Service,
  { amountCents }: { amountCents: number },
): expense is Expense =>
  takesExpenses(service) && expense?.status === 'approved' && expense.amountCents === amountCents;

export const pay = (expense: Expense, now: Date): Expense => ({
  ...expense,
  status: 'paid',
  paidAt: now,
});

/** A draft is of its professional alone. */
export const isSeenBy = ({ status }: Expense, service: Service, reader: Actor): boolean =>
  status !== 'draft' || partyOf(service, reader) === 'professional';

/** The expense with its receipt, for one who sees both. */
export function requireReceipt(expense: Expense, service: Service, reader: Actor) {
  const { receipt, receiptType } = expense;
  if (!receipt || !receiptType || !isSeenBy(expense, service, reader))
    throw notFound('expense_not_found');
  return { ...expense, receipt, receiptType };
}

export const mayAdd = (
  service: Service,
  { isOfChild, count }: Omit<Around, 'now'>,
  reader: Actor,
): boolean =>
  partyOf(service, reader) === 'professional' &&
  !isOfChild &&
  takesExpenses(service) &&
  !service.isDisputed &&
  count < mostExpenses;
