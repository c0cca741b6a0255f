import type { Db } from '@sidework/chassis/db/db';
import { and, asc, eq, isNull, lte } from 'drizzle-orm';
import { users } from '../accounts/table.ts';

/** Until when somebody is banned, or was; null of who is not. */
async function bannedUntilOf(db: Db, userId: string): Promise<Date | null> {
  const [user] = await db
    .select({ bannedUntil: users.bannedUntil })
    .from(users)
    .where(eq(users.id, userId));
  return user?.bannedUntil ?? null;
}

export async function isBanned(db: Db, userId: string, at: Date): Promise<boolean> {
  const until = await bannedUntilOf(db, userId);
  return until !== null && until > at;
}

const batch = 100;

/** Whose ban is over and was not lifted yet. */
export async function bansThatEnded(db: Db, at: Date): Promise<string[]> {
  const rows = await db
    .select({ id: users.id })
    .from(users)
    .where(and(lte(users.bannedUntil, at), isNull(users.deletedAt)))
    .orderBy(asc(users.bannedUntil))
    .limit(batch);
  return rows.map(({ id }) => id);
}
