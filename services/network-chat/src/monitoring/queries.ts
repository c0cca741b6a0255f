import type { Db } from '@sidework/chassis/db/db';
import { olderThan } from '@sidework/chassis/db/keyset';
import { people } from '@sidework/chassis/people/people';
import { and, desc, eq, inArray, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { childWords, heldMessages } from '../child-words/table.ts';
import { conversations } from '../conversations/table.ts';

export function childWordsOf(
  db: Db,
  childId: string,
  { cursor, limit }: { cursor?: string | undefined; limit: number },
) {
  return db
    .select({ words: childWords, writer: people })
    .from(childWords)
    .leftJoin(people, eq(people.id, childWords.writerId))
    .where(and(eq(childWords.childId, childId), olderThan(childWords.at, childWords.id, cursor)))
    .orderBy(desc(childWords.at), desc(childWords.id))
    .limit(limit + 1);
}
export type ShownChildWords = Awaited<ReturnType<typeof childWordsOf>>[number];

const receivers = alias(people, 'receiver');

export function heldOf(db: Db, childId: string) {
  return db
    .select({ held: heldMessages, receiver: receivers })
    .from(heldMessages)
    .leftJoin(receivers, eq(receivers.id, heldMessages.receiverId))
    .where(eq(heldMessages.childId, childId))
    .orderBy(desc(heldMessages.at))
    .limit(100);
}
export type ShownHeld = Awaited<ReturnType<typeof heldOf>>[number];

export function conversationsOfChild(db: Db, childId: string) {
  const child = sql`${childId}::uuid`;
  return db
    .select({ conversation: conversations, person: people })
    .from(conversations)
    .innerJoin(
      people,
      eq(
        people.id,
        sql`case when ${conversations.oneId} = ${child} then ${conversations.otherId} else ${conversations.oneId} end`,
      ),
    )
    .where(
      sql`(${or(eq(conversations.oneId, childId), eq(conversations.otherId, childId))})
        and ${conversations.lastSequence} > 0 and ${people.accountType} = 'sidework_kids'`,
    )
    .orderBy(desc(conversations.lastMessageAt))
    .limit(200);
}

export async function childrenAmong(db: Db, ids: string[]): Promise<string[]> {
  const rows = await db
    .select({ id: people.id })
    .from(people)
    .where(sql`${inArray(people.id, ids)} and ${people.accountType} = 'sidework_kids'`);
  return rows.map(({ id }) => id);
}
