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

/** Keeps words; false where the same words of the same writer wait for a guardian of the child already. */
export async function insertChildWords(
  tx: Tx,
  words: typeof childWords.$inferInsert,
): Promise<boolean> {
  const kept = await tx.insert(childWords).values(words).onConflictDoNothing().returning();
  return kept.length > 0;
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

const sameWords = ({ writerId, marks }: Pick<ChildWords, 'writerId' | 'marks'>) =>
  and(eq(childWords.writerId, writerId), eq(childWords.marks, marks ?? []));

/**
 * Locks the words, and the same words of the same writer for every child whom they concern: where two guardians answer at
 * once, the later answer sees both.
 */
export async function lockChildWords(tx: Tx, childId: string, id: string): Promise<ChildWords> {
  const own = and(eq(childWords.childId, childId), eq(childWords.id, id));
  const [named] = await tx.select().from(childWords).where(own);
  if (!named) throw notFound('words_not_found');
  const rows = await tx
    .select()
    .from(childWords)
    .where(named.marks ? sameWords(named) : own)
    .orderBy(childWords.childId, childWords.id)
    .for('update');
  return rows.find((row) => row.childId === childId && row.id === id) ?? named;
}

export async function saveAnswer(tx: Tx, words: ChildWords): Promise<void> {
  const { id, childId, answeredAt, answeredBy, isLetThrough } = words;
  await tx
    .update(childWords)
    .set({ answeredAt, answeredBy, isLetThrough })
    .where(and(eq(childWords.childId, childId), eq(childWords.id, id)));
}

/** Whether the newest answer for each child whom the same words concern is a yes that still counts. */
export async function areLetThrough(
  tx: Tx,
  words: Pick<ChildWords, 'writerId' | 'marks'>,
  answeredSince: Date,
): Promise<boolean> {
  const newest = await tx
    .selectDistinctOn([childWords.childId], {
      isLetThrough: childWords.isLetThrough,
      answeredAt: childWords.answeredAt,
    })
    .from(childWords)
    .where(sameWords(words))
    .orderBy(childWords.childId, desc(childWords.at), desc(childWords.id));
  return newest.every(
    ({ isLetThrough, answeredAt }) => isLetThrough && answeredAt && answeredAt > answeredSince,
  );
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
