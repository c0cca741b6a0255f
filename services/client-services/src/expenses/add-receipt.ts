import { emit } from '@sidework/chassis/events/outbox';
import type { Actor } from '@sidework/chassis/http/actor';
import { keepObject } from '@sidework/chassis/objects/stored-objects';
import { raiseNeeds } from '@sidework/chassis/people/needs';
import { requireActing } from '@sidework/chassis/people/people';
import * as events from '@sidework/contracts/client-services/events';
import { expenseProposed } from '@sidework/contracts/client-services/events/extras';
import { receiptFile } from '@sidework/contracts/client-services/expense-words';
import type { Deps } from '../deps.ts';
import { hasChild } from '../services/has-child.ts';
import { lockServiceFor } from '../services/party-queries.ts';
import { fileKey, storeFile } from '../services/stored-file.ts';
import * as Expense from './expense.ts';
import { toExpenseFact } from './facts.ts';
import { toNeed } from './needs.ts';
import { getExpense, saveExpense } from './queries.ts';
import { expensesFor } from './view.ts';

interface Place {
  serviceId: string;
  expenseId: string;
}

/** With its receipt the client is asked to pay the expense back. */
export async function addReceipt(
  deps: Deps,
  actor: Actor,
  { serviceId, expenseId }: Place,
  uploaded: Buffer,
) {
  const { db, now } = deps;
  // A file that may not be added is refused before the work of reading it.
  await db.transaction(async (tx) => {
    const service = await lockServiceFor(tx, actor, serviceId);
    Expense.requireAwaitsReceipt(await getExpense(tx, serviceId, expenseId), service, actor);
  });
  const { types } = receiptFile;
  const sent = { kind: 'expense-receipt', ownerId: actor.id, uploaded, types } as const;
  const { name: receipt, contentType: receiptType } = await storeFile(deps, sent);
  return db.transaction(async (tx) => {
    await requireActing(tx, actor);
    const service = await lockServiceFor(tx, actor, serviceId);
    Expense.requireAdults(await hasChild(tx, service));
    const before = await getExpense(tx, serviceId, expenseId);
    Expense.requireAwaitsReceipt(before, service, actor);
    const at = now();
    const expense = Expense.propose(before, { receipt, receiptType }, at);
    await saveExpense(tx, before, expense);
    await keepObject(tx, fileKey('expense-receipt', receipt));
    await raiseNeeds(tx, events, [toNeed(expense, service)], at);
    await emit(tx, expenseProposed, toExpenseFact(expense, service), at);
    return expensesFor(tx, service, actor);
  });
}
