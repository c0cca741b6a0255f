import type { Db, Tx } from '@sidework/chassis/db/db';
import { hasWords } from '@sidework/chassis/db/folded';
import { dayOf, fromCursor, idOf } from '@sidework/chassis/db/keyset';
import type { Actor } from '@sidework/chassis/http/actor';
import { lastDayOf, monthsOf, type Period } from '@sidework/contracts/business-tools/periods';
import { and, between, desc, eq, or, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { v7 as uuidv7 } from 'uuid';
import { firstOfMonth } from './month-totals.ts';
import type { BookRecord } from './record.ts';
import { type RecordTable, recordChanges, recordWords } from './table.ts';

export interface RecordFilter {
  year?: number | undefined;
  quarter?: number | undefined;
  category?: string | undefined;
  isAutomatic?: boolean | undefined;
}

/** The first and the last day of a year or of a quarter of it. */
function daysOf(year: number, quarter: number | undefined): [string, string] {
  const period: Period = quarter === undefined ? 'annual' : (`Q${quarter}` as Period);
  const [first, last] = monthsOf(period);
  return [firstOfMonth(year, first), lastDayOf(year, last)];
}

/** The list is ordered by day and id, both descending. */
export function before(day: PgColumn, id: PgColumn, cursor: string | undefined): SQL | undefined {
  if (cursor === undefined) return undefined;
  const [on, last] = fromCursor(cursor, 2);
  return sql`(${day}, ${id}) < (${dayOf(on)}::date, ${idOf(last)}::uuid)`;
}

const isId = (text: string) => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(text);

export function recordsOf(
  db: Db,
  table: RecordTable,
  actor: Actor,
  filter: RecordFilter & {
    search?: string | undefined;
    originId?: string | undefined;
    cursor?: string | undefined;
    limit: number;
  },
): Promise<BookRecord[]> {
  const { year, quarter, category, isAutomatic, search, originId, cursor, limit } = filter;
  return db
    .select()
    .from(table)
    .where(
      and(
        eq(table.professionalId, actor.id),
        year === undefined ? undefined : between(table.date, ...daysOf(year, quarter)),
        category === undefined
          ? undefined
          : eq(sql`coalesce(${table.category}, 'Other')`, category),
        isAutomatic === undefined
          ? undefined
          : eq(table.source, isAutomatic ? 'automatic' : 'manual'),
        search ? hasWords(recordWords, search) : undefined,
        originId === undefined
          ? undefined
          : or(
              eq(sql`coalesce(${table.originId}, ${table.serviceId}::text)`, originId),
              isId(originId) ? eq(table.id, originId) : undefined,
            ),
        before(table.date, table.id, cursor),
      ),
    )
    .orderBy(
      ...(search
        ? // Ordered as a row, which no index is: else the planner walks all entries of the owner in their order.
          [sql`(${table.date}, ${table.id}) desc`]
        : [desc(table.date), desc(table.id)]),
    )
    .limit(limit + 1);
}

/** False where the posting it was booked from has been booked before. */
export async function insertRecord(tx: Tx, table: RecordTable, record: BookRecord) {
  const inserted = await tx
    .insert(table)
    .values(record)
    .onConflictDoNothing({ target: table.postingId })
    .returning({ id: table.id });
  return inserted.length > 0;
}

/** Whether its owner removed what was booked from a posting, so that word of it that comes again brings nothing back. */
export async function isRemoved(
  tx: Tx,
  { professionalId, postingId }: { professionalId: string; postingId: string },
): Promise<boolean> {
  const [removed] = await tx
    .select({ id: recordChanges.id })
    .from(recordChanges)
    .where(
      and(
        eq(recordChanges.professionalId, professionalId),
        eq(recordChanges.change, 'deleted'),
        sql`${recordChanges.before} ->> 'postingId' = ${postingId}`,
      ),
    )
    .limit(1);
  return removed !== undefined;
}

/** Keeps what something said before it was changed. */
export async function noteChange(
  tx: Tx,
  kind: string,
  change: 'edited' | 'deleted',
  before: { id: string; professionalId: string },
  changedAt: Date,
) {
  const { id: recordId, professionalId } = before;
  const kept = { ...before } as Record<string, unknown>;
  await tx
    .insert(recordChanges)
    .values({ id: uuidv7(), professionalId, recordId, kind, change, before: kept, changedAt });
}
