import type { Db } from '@sidework/chassis/db/db';
import { and, asc, isNull, lte } from 'drizzle-orm';
import { users } from '../accounts/table.ts';

const batch = 100;

/** Lists the users whose ban is over and was not lifted yet. */
export async function bansThatEnded(db: Db, at: Date): Promise<string[]> {
  const rows = await db
    .select({ id: users.id })
    .from(users)
    .where(and(lte(users.bannedUntil, at), isNull(users.deletedAt)))
    .orderBy(asc(users.bannedUntil))
    .limit(batch);
  return rows.map(({ id }) => id);
}
