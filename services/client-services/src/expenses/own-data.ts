import { allRows } from '@sidework/chassis/db/all-rows';
import type { Db } from '@sidework/chassis/db/db';
import { formatCents } from '@sidework/contracts/kernel/money';
import { and, eq, ne, or } from 'drizzle-orm';
import type { OwnPart } from '../people/own-part.ts';
import { services } from '../services/table.ts';
import { expenses } from './table.ts';

/** Both sides rely on what was asked and paid, so expenses and their receipts stay. */
export const ownExpenses: OwnPart = {
  gathers: [expenses],
  erases: [],
  files: (db, { userId }) => [
    {
      name: 'expenses.json',
      about: 'The expenses of your services, and what became of them.',
      rows: expensesOfParty(db, userId),
    },
  ],
};

/** A draft is its professional's alone. */
const isShownTo = (userId: string) =>
  or(
    eq(services.professionalId, userId),
    and(eq(services.clientId, userId), ne(expenses.status, 'draft')),
  );

const expensesOfParty = (db: Db, userId: string) =>
  allRows({
    order: [expenses.addedAt, expenses.id],
    ask: ({ after, limit }) =>
      db
        .select({ expense: expenses, title: services.title })
        .from(expenses)
        .innerJoin(services, eq(services.id, expenses.serviceId))
        .where(and(isShownTo(userId), after))
        .orderBy(expenses.addedAt, expenses.id)
        .limit(limit),
    place: ({ expense }) => [expense.addedAt, expense.id],
    present: ({ expense, title }) => ({
      service: title,
      for: expense.title,
      amount: formatCents(expense.amountCents),
      spentOn: expense.spentOn,
      status: expense.status,
      declineReason: expense.declineReason,
      addedAt: expense.addedAt.toISOString(),
      paidAt: expense.paidAt?.toISOString() ?? null,
    }),
  });
