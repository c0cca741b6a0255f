import type { Db } from '@sidework/chassis/db/db';
import { and, desc, eq, inArray } from 'drizzle-orm';
import { payments } from './table.ts';

/** The open payments of a person, by their subject; of several tries the last. */
export async function openPaymentsOf(
  db: Db,
  payerId: string,
  subjectIds: string[],
): Promise<Map<string, string>> {
  if (subjectIds.length === 0) return new Map();
  const rows = await db
    .select({ id: payments.id, subjectId: payments.subjectId })
    .from(payments)
    .where(
      and(
        eq(payments.payerId, payerId),
        eq(payments.status, 'requested'),
        inArray(payments.subjectId, subjectIds),
      ),
    )
    .orderBy(desc(payments.requestedAt));
  return new Map(rows.toReversed().map(({ subjectId, id }) => [subjectId, id]));
}
