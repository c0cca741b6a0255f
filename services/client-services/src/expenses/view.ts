import type { Db } from '@sidework/chassis/db/db';
import type { Actor } from '@sidework/chassis/http/actor';
import type {
  ExpensesView,
  Expense as ExpenseView,
} from '@sidework/contracts/client-services/expenses';
import { hasChild } from '../services/has-child.ts';
import type { Service } from '../services/service.ts';
import * as Expense from './expense.ts';
import { expensesOf } from './queries.ts';

export async function expensesFor(db: Db, service: Service, reader: Actor): Promise<ExpensesView> {
  const all = await expensesOf(db, service.id);
  const around = { isOfChild: await hasChild(db, service), count: all.length };
  return {
    items: all.filter((each) => Expense.isSeenBy(each, service, reader)).map(toView),
    mayAdd: Expense.mayAdd(service, around, reader),
  };
}

const toView = (expense: Expense.Expense): ExpenseView => ({
  id: expense.id,
  title: expense.title,
  amountCents: expense.amountCents,
  spentOn: expense.spentOn,
  status: expense.status,
  hasReceipt: expense.receipt !== null,
  declineReason: expense.declineReason,
  proposedAt: expense.proposedAt?.toISOString() ?? null,
  answeredAt: expense.answeredAt?.toISOString() ?? null,
  paidAt: expense.paidAt?.toISOString() ?? null,
});
