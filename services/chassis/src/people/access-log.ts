import type { accessRecordedIn } from '@sidework/contracts/kernel/access';
import { pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { v7 as uuidv7 } from 'uuid';
import { currentRequestId } from '../context.ts';
import type { Tx } from '../db/db.ts';
import { emit } from '../events/outbox.ts';
import type { Actor } from '../http/actor.ts';

/** Who read what of a child in this service; rows are added and never changed. */
export const accessLog = pgTable('access_log', {
  id: uuid().primaryKey(),
  actorId: uuid().notNull(),
  childId: uuid().notNull(),
  what: text().notNull(),
  reason: text(),
  requestId: text().notNull(),
  at: timestamp({ withTimezone: true, precision: 3 }).notNull(),
});

export interface Access {
  actor: Pick<Actor, 'id'>;
  childId: string;
  /** What is read, as `noun_read`; nothing of its content. */
  what: string;
  /** Why, where whoever reads has to say so. */
  reason?: string;
  at: Date;
}

/**
 * Records that somebody reads what is a child's, in the transaction that reads it, so that nothing is told without the
 * row. `accessRecorded` is the service's own event: by it the row reaches the audit log.
 */
export async function recordAccess(
  tx: Tx,
  accessRecorded: ReturnType<typeof accessRecordedIn>,
  { actor, childId, what, reason, at }: Access,
): Promise<void> {
  const access = {
    id: uuidv7(),
    actorId: actor.id,
    childId,
    what,
    reason: reason ?? null,
    requestId: currentRequestId() ?? '',
  };
  await tx.insert(accessLog).values({ ...access, at });
  await emit(tx, accessRecorded, { ...access, at: at.toISOString() }, at);
}
