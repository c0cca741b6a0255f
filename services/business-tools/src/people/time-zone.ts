import type { Db } from '@sidework/chassis/db/db';
import { timeZoneOf, timeZones, usualTimeZone } from '@sidework/chassis/people/time-zones';
import { dayIn } from '@sidework/contracts/kernel/local-day';
import { and, lte, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

/** The local day of a person. */
export const todayOf = async (db: Db, personId: string, now: Date): Promise<string> =>
  dayIn(await timeZoneOf(db, personId), now);

/** The time zone of the person in a column, as a query reads it. */
export const zoneOf = (personId: PgColumn): SQL<string> =>
  sql<string>`coalesce((select ${timeZones.timeZone} from ${timeZones}
    where ${timeZones.personId} = ${personId}), ${usualTimeZone})`;

/** Whether a day has begun where the person of a column lives. */
export function hasCome(day: PgColumn, personId: PgColumn, now: Date): SQL | undefined {
  const at = sql`${now.toISOString()}::timestamptz`;
  return and(
    // No clock is further ahead than this one; the index is asked by it.
    lte(day, sql`(${at} at time zone 'Pacific/Kiritimati')::date`),
    sql`${day} <= (${at} at time zone ${zoneOf(personId)})::date`,
  );
}
