import type { Db } from '@sidework/chassis/db/db';
import { and, between, eq, sql } from 'drizzle-orm';
import { accountMovements } from '../account-moves/table.ts';
import { deductions, incomeRecords, ownerEntries, type RecordTable } from '../books/table.ts';
import type { Span } from './full.ts';
import type { BookEntry } from './ledger.ts';

const sumOf = (
  column:
    | RecordTable['amountCents']
    | typeof ownerEntries.amountCents
    | typeof accountMovements.amountCents,
) => sql<number>`sum(${column})`.mapWith(Number);

/** The records of some days, summed up by category and dated on the first of the days. */
export async function daySums(
  db: Db,
  professionalId: string,
  { from, to }: Span,
): Promise<BookEntry[]> {
  const sumsOf = (table: RecordTable) =>
    db
      .select({ category: table.category, amountCents: sumOf(table.amountCents) })
      .from(table)
      .where(and(eq(table.professionalId, professionalId), between(table.date, from, to)))
      .groupBy(table.category);
  const [income, spent, moved, accounts] = await Promise.all([
    sumsOf(incomeRecords),
    sumsOf(deductions),
    db
      .select({ move: ownerEntries.move, amountCents: sumOf(ownerEntries.amountCents) })
      .from(ownerEntries)
      .where(
        and(eq(ownerEntries.professionalId, professionalId), between(ownerEntries.date, from, to)),
      )
      .groupBy(ownerEntries.move),
    db
      .select({ move: accountMovements.move, amountCents: sumOf(accountMovements.amountCents) })
      .from(accountMovements)
      .where(
        and(
          eq(accountMovements.professionalId, professionalId),
          between(accountMovements.date, from, to),
        ),
      )
      .groupBy(accountMovements.move),
  ]);
  return [
    ...income.map((sum) => ({ ...sum, day: from, kind: 'income' as const })),
    ...spent.map(({ category, amountCents }) => ({
      amountCents,
      category: category ?? 'Other',
      day: from,
      kind: 'deduction' as const,
    })),
    ...moved.map((sum) => ({ ...sum, day: from, kind: 'owner' as const })),
    ...accounts.map((sum) => ({ ...sum, day: from, kind: 'account' as const })),
  ];
}
