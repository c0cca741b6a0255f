import type { Tx } from '@sidework/chassis/db/db';
import { meetNeeds } from '@sidework/chassis/people/needs';
import * as events from '@sidework/contracts/client-services/events';
import * as Expense from './expense.ts';
import { needOf } from './needs.ts';
import { expensesOf, saveExpense } from './queries.ts';

/** Cancelled work takes no expenses, so those that wait are withdrawn. */
export async function endOpenExpenses(tx: Tx, serviceId: string, at: Date): Promise<void> {
  for (const before of await expensesOf(tx, serviceId)) {
    const expense = Expense.end(before, at);
    if (expense === before) continue;
    await saveExpense(tx, before, expense);
    await meetNeeds(tx, events, [needOf(expense)], at);
  }
}
