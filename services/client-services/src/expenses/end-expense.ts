import { emit } from '@sidework/chassis/events/outbox';
import type { Actor } from '@sidework/chassis/http/actor';
import { meetNeeds } from '@sidework/chassis/people/needs';
import * as events from '@sidework/contracts/client-services/events';
import { expenseDeclined } from '@sidework/contracts/client-services/events/extras';
import type { Deps } from '../deps.ts';
import * as Payment from '../payments/charges/payment.ts';
import { lockOpenFor, savePayment } from '../payments/charges/queries.ts';
import { hasChild } from '../services/has-child.ts';
import { lockServiceFor } from '../services/party-queries.ts';
import * as Expense from './expense.ts';
import { toExpenseFact } from './facts.ts';
import { needOf } from './needs.ts';
import { getExpense, saveExpense } from './queries.ts';
import { expensesFor } from './view.ts';

type EndDeps = Pick<Deps, 'db' | 'now'>;

interface Place {
  serviceId: string;
  expenseId: string;
}

/** Its open payment ends with it; the money of a card that is being charged goes back. */
export function declineExpense(
  { db, now }: EndDeps,
  actor: Actor,
  { serviceId, expenseId }: Place,
  reason: string,
) {
  return db.transaction(async (tx) => {
    const service = await lockServiceFor(tx, actor, serviceId);
    const before = await getExpense(tx, serviceId, expenseId);
    const at = now();
    const expense = Expense.decline(before, service, reason, actor, at);
    Expense.requireAdults(await hasChild(tx, service));
    await saveExpense(tx, before, expense);
    for (const open of await lockOpenFor(tx, serviceId, 'expense'))
      if (open.expenseId === expenseId) await savePayment(tx, open, Payment.supersede(open, at));
    await meetNeeds(tx, events, [needOf(expense)], at);
    await emit(tx, expenseDeclined, { ...toExpenseFact(expense, service), reason }, at);
    return expensesFor(tx, service, actor);
  });
}

export function withdrawExpense(
  { db, now }: EndDeps,
  actor: Actor,
  { serviceId, expenseId }: Place,
) {
  return db.transaction(async (tx) => {
    const service = await lockServiceFor(tx, actor, serviceId);
    const before = await getExpense(tx, serviceId, expenseId);
    const at = now();
    const expense = Expense.withdraw(before, service, actor, at);
    await saveExpense(tx, before, expense);
    await meetNeeds(tx, events, [needOf(expense)], at);
    return expensesFor(tx, service, actor);
  });
}
