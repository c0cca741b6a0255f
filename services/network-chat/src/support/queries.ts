import type { Db, Tx } from '@sidework/chassis/db/db';
import { momentAndId, type Position } from '@sidework/chassis/db/keyset';
import { notFound } from '@sidework/chassis/errors';
import { people } from '@sidework/chassis/people/people';
import { and, asc, desc, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import type { SupportThread } from './support-thread.ts';
import { supportMessages, supportThreads } from './table.ts';

export type SupportMessageRow = typeof supportMessages.$inferSelect;

const mostShown = 100;

/** The end of the account waits for what its owner writes, and then erases it. */
export async function findWriter(tx: Tx, id: string) {
  const [person] = await tx
    .select({ accountType: people.accountType, hasLeft: people.hasLeft })
    .from(people)
    .where(eq(people.id, id))
    .for('key share');
  return person;
}

export async function lockThread(tx: Tx, personId: string): Promise<SupportThread | undefined> {
  const [thread] = await tx
    .select()
    .from(supportThreads)
    .where(eq(supportThreads.personId, personId))
    .for('update');
  return thread;
}

export async function getLockedThread(tx: Tx, personId: string): Promise<SupportThread> {
  const thread = await lockThread(tx, personId);
  if (!thread) throw notFound('no_support_thread');
  return thread;
}

/** Two first messages at once make one thread. */
export async function saveThread(tx: Tx, thread: SupportThread): Promise<void> {
  const { personId: _, ...changes } = thread;
  await tx
    .insert(supportThreads)
    .values(thread)
    .onConflictDoUpdate({ target: supportThreads.personId, set: changes });
}

export async function insertMessage(tx: Tx, message: SupportMessageRow): Promise<void> {
  await tx.insert(supportMessages).values(message);
}

/** The latest messages of a person's thread, oldest first. */
export async function latestMessages(db: Db, personId: string): Promise<SupportMessageRow[]> {
  const newest = await db
    .select()
    .from(supportMessages)
    .where(eq(supportMessages.personId, personId))
    .orderBy(desc(supportMessages.sentAt), desc(supportMessages.id))
    .limit(mostShown);
  return newest.reverse();
}

const shown = (db: Db) =>
  db
    .select({ thread: supportThreads, person: people })
    .from(supportThreads)
    .innerJoin(people, eq(people.id, supportThreads.personId));

export type ShownThread = Awaited<ReturnType<typeof listThreads>>[number];

/** Those who wait come with the longest waiting first, the others with the latest first. */
export function listThreads(
  db: Db,
  {
    state,
    cursor,
    limit,
  }: {
    state: 'waiting' | 'answered';
    cursor?: string | undefined;
    limit: number;
  },
) {
  const after = momentAndId(cursor);
  const position = after && sql`(${after.at}::timestamptz, ${after.id}::uuid)`;
  const { waitsSince, lastAt, personId } = supportThreads;
  if (state === 'waiting')
    return shown(db)
      .where(
        and(isNotNull(waitsSince), position && sql`(${waitsSince}, ${personId}) > ${position}`),
      )
      .orderBy(asc(waitsSince), asc(personId))
      .limit(limit + 1);
  return shown(db)
    .where(and(isNull(waitsSince), position && sql`(${lastAt}, ${personId}) < ${position}`))
    .orderBy(desc(lastAt), desc(personId))
    .limit(limit + 1);
}

export const byTurn = ({ thread: { waitsSince, lastAt, personId } }: ShownThread): Position => [
  (waitsSince ?? lastAt).toISOString(),
  personId,
];

export async function getThread(db: Db, personId: string): Promise<ShownThread> {
  const [row] = await shown(db).where(eq(supportThreads.personId, personId));
  if (!row) throw notFound('no_support_thread');
  return row;
}
