import { isDeepStrictEqual } from 'node:util';
import type { Db, Tx } from '@sidework/chassis/db/db';
import { notFound } from '@sidework/chassis/errors';
import { and, desc, eq, gt, sql } from 'drizzle-orm';
import { conversations } from '../conversations/table.ts';
import type { Message } from '../messages/message.ts';
import { messages } from '../messages/table.ts';
import { roomMessages } from '../rooms/table.ts';
import type { ChildWords } from './child-words.ts';
import { childWords, heldMessages, monitoredMessages } from './table.ts';

export async function keepMonitored(
  tx: Tx,
  { id: messageId, createdAt: at }: Pick<Message, 'id' | 'createdAt'>,
  childIds: string[],
): Promise<void> {
  const rows = childIds.map((childId) => ({ childId, messageId, at }));
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

/** Whether words of the same writer, from or of the child, were refused in the hour before, or waited as these do. */
export async function wereHeldLately(
  tx: Tx,
  {
    childId,
    writerId,
    marks,
    at,
  }: Pick<typeof childWords.$inferInsert, 'childId' | 'writerId' | 'marks' | 'at'>,
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
        sql`(marks is null) = ${!marks} and ${childWords.at} > ${since} and ${childWords.at} <= ${at.toISOString()}::timestamptz`,
      ),
    )
    .limit(1);
  return held.length > 0;
}

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

/** Locks the rows of all children concerned, so that the later of two simultaneous answers sees both. */
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

export async function saveAnswer(tx: Tx, words: ChildWords): Promise<void> {
  const { id, childId, answeredAt, answeredBy, isLetThrough } = words;
  await tx
    .update(childWords)
    .set({ answeredAt, answeredBy, isLetThrough })
    .where(and(eq(childWords.childId, childId), eq(childWords.id, id)));
}

/** A guardian of each child concerned has to let the words through. */
export async function areLetThrough(tx: Tx, id: string): Promise<boolean> {
  const rows = await tx
    .select({ isLetThrough: childWords.isLetThrough })
    .from(childWords)
    .where(and(eq(childWords.id, id), sql`marks is not null`));
  return rows.every(({ isLetThrough }) => isLetThrough === true);
}

const mostBefore = 4;
const beforeMs = 10 * 60_000;

interface Writing {
  senderId: string;
  place: { receiverId: string } | { roomId: string };
  at: Date;
}

/** The sender's last messages in the same place, the oldest first. */
export async function messagesBefore(tx: Tx, { senderId, place, at }: Writing): Promise<string[]> {
  const since = new Date(at.getTime() - beforeMs);
  const rows = await ('roomId' in place
    ? tx
        .select({ content: roomMessages.content })
        .from(roomMessages)
        .where(
          and(
            eq(roomMessages.roomId, place.roomId),
            eq(roomMessages.senderId, senderId),
            gt(roomMessages.createdAt, since),
          ),
        )
        .orderBy(desc(roomMessages.sequence))
        .limit(mostBefore)
    : tx
        .select({ content: messages.content })
        .from(messages)
        .innerJoin(conversations, eq(conversations.id, messages.conversationId))
        .where(
          and(
            eq(conversations.oneId, sql`least(${senderId}::uuid, ${place.receiverId}::uuid)`),
            eq(conversations.otherId, sql`greatest(${senderId}::uuid, ${place.receiverId}::uuid)`),
            eq(messages.senderId, senderId),
            gt(messages.createdAt, since),
          ),
        )
        .orderBy(desc(messages.sequence))
        .limit(mostBefore));
  return rows.toReversed().map(({ content }) => content);
}
