import type { accessRecordedIn } from '@sidework/contracts/kernel/access';
import { pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { v7 as uuidv7 } from 'uuid';
import { currentRequestId } from '../context.ts';
import type { Tx } from '../db/db.ts';
import { emit } from '../events/outbox.ts';
import type { Actor } from '../http/actor.ts';

/**
 * Each look at a child's data in this service has a row, and each look of staff at the home of an adult, whose id then stands in
 * `childId`; rows are added and never changed.
 */
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
  /** The kind of data, as `noun_read`, and nothing of its content. */
  what: string;
  /** The reason, which some readers have to give. */
  reason?: string;
  at: Date;
}

/**
 * Records a look at a child's data in the transaction that reads it, so that no data goes out without the row. The
 * service's own event `accessRecorded` brings the row to the audit log.
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
