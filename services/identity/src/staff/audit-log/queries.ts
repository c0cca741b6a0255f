import type { Db } from '@sidework/chassis/db/db';
import { olderThan } from '@sidework/chassis/db/keyset';
import { and, desc, eq, getTableColumns, gte, lte, or, sql } from 'drizzle-orm';
import { auditLog, auditSeals, isDecision } from '../../audit/table.ts';
import { profiles } from '../../profiles/table.ts';

export interface SoughtEntries {
  action?: string | undefined;
  actorId?: string | undefined;
  targetId?: string | undefined;
  from?: string | undefined;
  until?: string | undefined;
  decisionsOnly?: boolean | undefined;
  cursor?: string | undefined;
  limit: number;
}

/** Newest first. */
export function entriesSought(db: Db, sought: SoughtEntries) {
  const { action, actorId, targetId, from, until, decisionsOnly, cursor, limit } = sought;
  return db
    .select({
      entry: getTableColumns(auditLog),
      position: auditSeals.position,
      target: { fullName: profiles.fullName, accountType: profiles.accountType },
    })
    .from(auditLog)
    .leftJoin(auditSeals, eq(auditSeals.entryId, auditLog.id))
    .leftJoin(profiles, eq(profiles.id, auditLog.targetId))
    .where(
      and(
        action ? eq(auditLog.action, action) : undefined,
        actorId ? eq(auditLog.actorId, actorId) : undefined,
        targetId ? eq(auditLog.targetId, targetId) : undefined,
        from ? gte(auditLog.at, new Date(from)) : undefined,
        until ? lte(auditLog.at, new Date(until)) : undefined,
        decisionsOnly ? isDecision : undefined,
        olderThan(auditLog.at, auditLog.id, cursor),
      ),
    )
    .orderBy(desc(auditLog.at), desc(auditLog.id))
    .limit(limit + 1);
}
export type EntryRow = Awaited<ReturnType<typeof entriesSought>>[number];

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
