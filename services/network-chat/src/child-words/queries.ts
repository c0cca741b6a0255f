import { isDeepStrictEqual } from 'node:util';
import type { Db, Tx } from '@sidework/chassis/db/db';
import { notFound } from '@sidework/chassis/errors';
import { and, eq, sql } from 'drizzle-orm';
import type { Message } from '../messages/message.ts';
import type { ChildWords } from './child-words.ts';
import { childWords, heldMessages, monitoredMessages } from './table.ts';

/** Between children both are watched over. */
export async function keepMonitored(
  tx: Tx,
  { id, senderId, receiverId, createdAt }: Message,
): Promise<void> {
  const rows = [senderId, receiverId].map((childId) => ({
    childId,
    messageId: id,
    at: createdAt,
  }));
  await tx.insert(monitoredMessages).values(rows);
}

export async function insertHeld(db: Db, held: typeof heldMessages.$inferInsert): Promise<void> {
  await db.insert(heldMessages).values(held).onConflictDoNothing();
}

export async function insertChildWords(
  tx: Tx,
  words: typeof childWords.$inferInsert,
): Promise<void> {
  await tx.insert(childWords).values(words).onConflictDoNothing();
}

/** Whether words of the same writer were held back for good from or of the child in the hour before. */
export async function wereHeldLately(
  tx: Tx,
  { childId, writerId, at }: Pick<typeof childWords.$inferInsert, 'childId' | 'writerId' | 'at'>,
): Promise<boolean> {
  const since = sql`${at.toISOString()}::timestamptz - interval '1 hour'`;
  const held = await tx
    .select({ id: childWords.id })
    .from(childWords)
    .where(
      and(
        eq(childWords.childId, childId),
        eq(childWords.writerId, writerId),
        childWords.isHeld,
        sql`marks is null and ${childWords.at} > ${since} and ${childWords.at} <= ${at.toISOString()}::timestamptz`,
      ),
    )
    .limit(1);
  return held.length > 0;
}

/** Whether the same words of the same writer wait for a guardian of the child already. */
export async function isWaiting(
  db: Db,
  {
    childId,
    writerId,
    marks,
  }: Pick<typeof childWords.$inferInsert, 'childId' | 'writerId' | 'marks'>,
): Promise<boolean> {
  const rows = await db
    .select({ marks: childWords.marks })
    .from(childWords)
    .where(
      and(
        eq(childWords.childId, childId),
        eq(childWords.writerId, writerId),
        sql`marks is not null and answered_at is null`,
      ),
    );
  return rows.some((row) => isDeepStrictEqual(row.marks, marks));
}

/** Locks the words for all children whom they concern, so that of two guardians who answer at once the later sees both. */
export async function lockChildWords(tx: Tx, childId: string, id: string): Promise<ChildWords> {
  const rows = await tx
    .select()
    .from(childWords)
    .where(eq(childWords.id, id))
    .orderBy(childWords.childId)
    .for('update');
  const found = rows.find((row) => row.childId === childId);
  if (!found) throw notFound('words_not_found');
  return found;
}

/** Saves what was answered to words that waited. */
export async function saveAnswer(tx: Tx, words: ChildWords): Promise<void> {
  const { id, childId, answeredAt, answeredBy, isLetThrough } = words;
  await tx
    .update(childWords)
    .set({ answeredAt, answeredBy, isLetThrough })
    .where(and(eq(childWords.childId, childId), eq(childWords.id, id)));
}

/** Whether a guardian of each child whom the words concern has let them through. */
export async function areLetThrough(tx: Tx, id: string): Promise<boolean> {
  const rows = await tx
    .select({ isLetThrough: childWords.isLetThrough })
    .from(childWords)
    .where(and(eq(childWords.id, id), sql`marks is not null`));
  return rows.every(({ isLetThrough }) => isLetThrough === true);
}
