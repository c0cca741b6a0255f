import type { Db } from '@sidework/chassis/db/db';
import type { OwnFile } from '@sidework/chassis/people/gathered-part';
import { eq, or } from 'drizzle-orm';
import { auditLog } from './table.ts';

/** The author of an action is named only if it was the owner; staff and other accounts are not named. */
export async function gatherRecords(db: Db, userId: string): Promise<OwnFile> {
  const rows = await db
    .select()
    .from(auditLog)
    .where(or(eq(auditLog.targetId, userId), eq(auditLog.actorId, userId)))
    .orderBy(auditLog.at, auditLog.id);
  return {
    name: 'records.json',
    about: 'What was done with your account, and what you did with those of others.',
    rows: rows.map(({ action, actorId, targetId, at, service }) => ({
      action,
      by: actorId === userId ? 'you' : 'someone else',
      about: targetId === userId ? 'you' : 'something else',
      in: service,
      at: at.toISOString(),
    })),
  };
}
