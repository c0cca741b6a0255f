import type { Actor } from '@sidework/chassis/http/actor';
import { v7 as uuidv7 } from 'uuid';
import type { Deps } from '../deps.ts';
import { beginPayment } from '../payments/charges/begin-payment.ts';
import * as Payment from '../payments/charges/payment.ts';
import { requirePayee, requirePayingAdult } from '../payments/charges/require-paying-adult.ts';
import { hasChild } from '../services/has-child.ts';
import { lockServiceFor } from '../services/party-queries.ts';
import * as Expense from './expense.ts';
import { getExpense, saveExpense } from './queries.ts';

/** The client approves an expense and begins to pay it; nothing of it is held. */
export function payExpense(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  actor: Actor,
  serviceId: string,
  expenseId: string,
) {
  return db.transaction(async (tx) => {
    await requirePayingAdult(tx, actor);
    const service = await lockServiceFor(tx, actor, serviceId);
    const before = await getExpense(tx, serviceId, expenseId);
    const at = now();
    const expense = Expense.approve(before, service, actor, at);
    Expense.requireAdults(await hasChild(tx, service));
    await requirePayee(tx, service.professionalId);
    await saveExpense(tx, before, expense);
    return beginPayment(tx, Payment.forExpense(uuidv7(), service, expense, actor, at), at);
  });
}
