import type { Db } from '@sidework/chassis/db/db';
import { and, desc, eq, or, sql } from 'drizzle-orm';
import { auditLog } from '../audit/table.ts';

/** Gives the reason of the last ban; a program's ban has none. */
export async function banReasonOf(db: Db, userId: string): Promise<string | null> {
  const isBan = or(
    eq(auditLog.action, 'account_banned'),
    and(eq(auditLog.action, 'user_updated'), sql`${auditLog.details} ? 'banned_until'`),
  );
  const [ban] = await db
    .select({ reason: auditLog.reason })
    .from(auditLog)
    .where(and(eq(auditLog.targetId, userId), isBan))
    .orderBy(desc(auditLog.at), desc(auditLog.id))
    .limit(1);
  return ban?.reason ?? null;
}
