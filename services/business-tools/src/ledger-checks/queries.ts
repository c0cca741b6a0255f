import type { Db, Tx } from '@sidework/chassis/db/db';
import { fromCursor, idOf, momentOf } from '@sidework/chassis/db/keyset';
import { people } from '@sidework/chassis/people/people';
import { and, asc, eq, isNotNull, lte, type SQL, sql } from 'drizzle-orm';
import { deductions, incomeRecords, type RecordTable } from '../books/table.ts';
import type { Difference } from './difference.ts';
import { ledgerDifferences } from './table.ts';

/** Records from before origins were kept came from work or sales too. */
const isOfPlatform = ({ source, originKind }: RecordTable) =>
  and(
    eq(source, 'automatic'),
    sql`coalesce(${originKind}, 'service') in ('service', 'event', 'course')`,
  );

const sumOf = (table: RecordTable, professionalId: string, until: Date): SQL<number> =>
  sql`coalesce((select sum(${table.amountCents}) from ${table} where ${and(
    eq(table.professionalId, professionalId),
    isOfPlatform(table),
    lte(table.createdAt, until),
  )}), 0)`;

/** It sums the platform's money in the books until a moment: income less fees. */
export async function bookedBy(db: Db, professionalId: string, until: Date): Promise<number> {
  const [row] = await db.execute<{ cents: string }>(sql`
    select (${sumOf(incomeRecords, professionalId, until)}
      - ${sumOf(deductions, professionalId, until)})::bigint as cents`);
  return Number(row?.cents ?? 0);
}

export async function lockDifference(tx: Tx, id: string): Promise<Difference | undefined> {
  const [difference] = await tx
    .select()
    .from(ledgerDifferences)
    .where(eq(ledgerDifferences.professionalId, id))
    .for('update');
  return difference;
}

export async function saveDifference(tx: Tx, id: string, difference: Difference | undefined) {
  if (!difference) {
    await tx.delete(ledgerDifferences).where(eq(ledgerDifferences.professionalId, id));
    return;
  }
  await tx
    .insert(ledgerDifferences)
    .values(difference)
    .onConflictDoUpdate({ target: ledgerDifferences.professionalId, set: difference });
}

/** The differences that staff were told of, the longest known first. */
export function toldDifferences(
  db: Db,
  { cursor, limit }: { cursor?: string | undefined; limit: number },
) {
  const { toldAt, professionalId } = ledgerDifferences;
  const [at, id] = cursor === undefined ? [] : fromCursor(cursor, 2);
  return db
    .select({ difference: ledgerDifferences, ownerName: people.fullName })
    .from(ledgerDifferences)
    .leftJoin(people, eq(people.id, professionalId))
    .where(
      and(
        isNotNull(toldAt),
        cursor === undefined
          ? undefined
          : sql`(${toldAt}, ${professionalId}) > (${momentOf(at)}::timestamptz, ${idOf(id)}::uuid)`,
      ),
    )
    .orderBy(asc(toldAt), asc(professionalId))
    .limit(limit + 1);
}

export const toldDifferenceCount = (db: Db): Promise<number> =>
  db.$count(ledgerDifferences, isNotNull(ledgerDifferences.toldAt));
