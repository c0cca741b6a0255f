import type { Db, Tx } from '@sidework/chassis/db/db';
import { olderThan } from '@sidework/chassis/db/keyset';
import { notFound } from '@sidework/chassis/errors';
import type { Actor } from '@sidework/chassis/http/actor';
import { maxRecurring } from '@sidework/contracts/business-tools/recurring-entries';
import { and, desc, eq, isNotNull } from 'drizzle-orm';
import { hasCome } from '../people/time-zone.ts';
import type { Recurring } from './recurring.ts';
import { recurringEntries } from './table.ts';

const ofOwner = ({ id }: Pick<Actor, 'id'>) => eq(recurringEntries.professionalId, id);

export const recurringOf = (
  db: Db,
  actor: Actor,
  { cursor, limit }: { cursor?: string | undefined; limit: number },
): Promise<Recurring[]> =>
  db
    .select()
    .from(recurringEntries)
    .where(and(ofOwner(actor), olderThan(recurringEntries.createdAt, recurringEntries.id, cursor)))
    .orderBy(desc(recurringEntries.createdAt), desc(recurringEntries.id))
    .limit(limit + 1);

export const runningOf = (db: Db, owner: Pick<Actor, 'id'>): Promise<Recurring[]> =>
  db
    .select()
    .from(recurringEntries)
    .where(and(ofOwner(owner), isNotNull(recurringEntries.nextOn)))
    .limit(maxRecurring);

export const countRecurring = (tx: Tx, actor: Actor): Promise<number> =>
  tx.$count(recurringEntries, ofOwner(actor));

export async function lockRecurring(tx: Tx, actor: Actor, id: string): Promise<Recurring> {
  const [entry] = await tx
    .select()
    .from(recurringEntries)
    .where(and(eq(recurringEntries.id, id), ofOwner(actor)))
    .for('update');
  if (!entry) throw notFound('recurring_not_found');
  return entry;
}

/** An entry whose day has come where its owner lives; another instance that enters one is not waited for. */
export async function lockNextDue(tx: Tx, now: Date): Promise<Recurring | undefined> {
  const { nextOn, professionalId } = recurringEntries;
  const [entry] = await tx
    .select()
    .from(recurringEntries)
    .where(hasCome(nextOn, professionalId, now))
    .orderBy(nextOn)
    .limit(1)
    .for('update', { skipLocked: true });
  return entry;
}

export async function saveRecurring(tx: Tx, entry: Recurring): Promise<void> {
  await tx.update(recurringEntries).set(entry).where(eq(recurringEntries.id, entry.id));
}
