import type { Db } from '@sidework/chassis/db/db';
import { and, asc, desc, eq, gt, isNull, lte, or, sql } from 'drizzle-orm';
import { users } from '../../accounts/table.ts';
import { auditLog } from '../../audit/table.ts';

const batch = 100;

/** The same as `Ban.isBanned`, in SQL. */
export const banned = (at: Date) => gt(users.bannedUntil, at);

export const notBanned = (at: Date) => or(isNull(users.bannedUntil), lte(users.bannedUntil, at));

export async function isUserBanned(db: Db, id: string, at: Date): Promise<boolean> {
  return (await db.$count(users, and(eq(users.id, id), banned(at)))) > 0;
}

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

/** Whether the newest ban of the account came from this report. An administrator's own ban has none. */
export async function isBanOfReport(db: Db, userId: string, reportId: string): Promise<boolean> {
  const isBan = or(
    eq(auditLog.action, 'account_banned'),
    and(eq(auditLog.action, 'user_updated'), sql`${auditLog.details} ? 'banned_until'`),
  );
  const [ban] = await db
    .select({ details: auditLog.details })
    .from(auditLog)
    .where(and(eq(auditLog.targetId, userId), isBan))
    .orderBy(desc(auditLog.at), desc(auditLog.id))
    .limit(1);
  return ban?.details.reportId === reportId;
}
