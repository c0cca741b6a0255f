import type { Actor } from '@sidework/chassis/http/actor';
import { requireActing } from '@sidework/chassis/people/people';
import type { NewExpense } from '@sidework/contracts/client-services/expenses';
import { v7 as uuidv7 } from 'uuid';
import type { Deps } from '../deps.ts';
import { hasChild } from '../services/has-child.ts';
import { limitChanges } from '../services/limit-changes.ts';
import { lockServiceFor } from '../services/party-queries.ts';
import * as Expense from './expense.ts';
import { expensesOf, insertExpense } from './queries.ts';

/** The client hears of it with its receipt. */
export function addExpense(
  deps: Pick<Deps, 'db' | 'now' | 'config'>,
  actor: Actor,
  serviceId: string,
  given: NewExpense,
) {
  return deps.db.transaction(async (tx) => {
    await requireActing(tx, actor);
    const service = await lockServiceFor(tx, actor, serviceId);
    const now = deps.now();
    const { length: count } = await expensesOf(tx, serviceId);
    const around = { isOfChild: await hasChild(tx, service), count, now };
    const expense = Expense.add(uuidv7(), service, given, actor, around);
    await limitChanges(tx, deps, actor, serviceId, now);
    await insertExpense(tx, expense);
    return { id: expense.id };
  });
}
