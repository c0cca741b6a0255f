import { dayOf, fromCursor, idOf } from '@sidework/chassis/db/keyset';
import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

/** A record without an expiry sorts last. */
export const never = 'infinity';

/** The order of expiries: the soonest first, those without one last (LIC-47). */
export const expiryOf = (day: PgColumn): SQL => sql`coalesce(${day}, 'infinity'::date)`;

/** The list is ordered by that day and the id. */
export function after(day: SQL | PgColumn, id: PgColumn, cursor: string | undefined) {
  if (cursor === undefined) return undefined;
  const [on, last] = fromCursor(cursor, 2);
  return sql`(${day}, ${id}) > (${on === never ? on : dayOf(on)}::date, ${idOf(last)}::uuid)`;
}
