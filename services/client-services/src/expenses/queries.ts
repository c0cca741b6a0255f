import type { Db, Tx } from '@sidework/chassis/db/db';
import { save } from '@sidework/chassis/db/save';
import { notFound } from '@sidework/chassis/errors';
import { and, asc, eq } from 'drizzle-orm';
import type { Expense } from './expense.ts';
import { expenses } from './table.ts';

/** At most twenty. */
export const expensesOf = (db: Db, serviceId: string): Promise<Expense[]> =>
  db
    .select()
    .from(expenses)
    .where(eq(expenses.serviceId, serviceId))
    .orderBy(asc(expenses.addedAt), asc(expenses.id));

export async function findExpense(db: Db, id: string): Promise<Expense | undefined> {
  const [expense] = await db.select().from(expenses).where(eq(expenses.id, id));
  return expense;
}

/** An expense of this service, which is locked before. */
export async function getExpense(db: Db, serviceId: string, id: string): Promise<Expense> {
  const [expense] = await db
    .select()
    .from(expenses)
    .where(and(eq(expenses.id, id), eq(expenses.serviceId, serviceId)));
  if (!expense) throw notFound('expense_not_found');
  return expense;
}

export async function insertExpense(tx: Tx, expense: Expense): Promise<void> {
  await tx.insert(expenses).values(expense);
}

export const saveExpense = (tx: Tx, before: Expense, after: Expense): Promise<void> =>
  save(tx, expenses, before, after);
