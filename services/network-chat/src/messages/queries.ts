import type { Db, Tx } from '@sidework/chassis/db/db';
import { countOf, fromCursor, type Position } from '@sidework/chassis/db/keyset';
import type { GivenReaction } from '@sidework/contracts/network-chat/messages';
import { and, asc, desc, eq, getTableColumns, gt, inArray, isNull, lt, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { attachmentsOf } from '../attachments/queries.ts';
import { offers } from '../offers/table.ts';
import { messageReactions } from '../reactions/table.ts';
import { roomMessages } from '../rooms/table.ts';
import type { Message, ShownMessage } from './message.ts';
import { messages } from './table.ts';

export async function findMessage(db: Db, id: string): Promise<Message | undefined> {
  const [message] = await db.select().from(messages).where(eq(messages.id, id));
  return message;
}

/** Those of a conversation that no moderator has hidden, the oldest first. */
export const messagesAmong = (db: Db, conversationId: string, ids: string[]): Promise<Message[]> =>
  db
    .select()
    .from(messages)
    .where(
      and(
        inArray(messages.id, ids),
        eq(messages.conversationId, conversationId),
        isNull(messages.hiddenAt),
      ),
    )
    .orderBy(asc(messages.sequence));

const replied = alias(messages, 'replied');

/** The subquery reads by the key, once for each message that is shown. */
const reactionsOf = sql<GivenReaction[] | null>`(
  select json_agg(json_build_object('personId', user_id, 'reaction', reaction) order by created_at, user_id)
  from ${messageReactions} where message_id = ${messages.id})`;

const columns = { offer: offers, replied, reactions: reactionsOf, attachments: attachmentsOf };

const shown = (db: Db) =>
  db
    .select({ ...getTableColumns(messages), ...columns })
    .from(messages)
    .leftJoin(offers, eq(offers.id, messages.id))
    .leftJoin(replied, eq(replied.id, messages.replyToId));

export const shownMessages = (db: Db, ids: string[]): Promise<ShownMessage[]> =>
  shown(db).where(inArray(messages.id, ids));

export async function findShownMessage(db: Db, id: string): Promise<ShownMessage | undefined> {
  const [message] = await shown(db).where(eq(messages.id, id));
  return message;
}

export async function getShownMessage(db: Db, id: string): Promise<ShownMessage> {
  const message = await findShownMessage(db, id);
  if (!message) throw new Error('a message that was just read is gone');
  return message;
}

export interface MessagesQuery {
  cursor?: string | undefined;
  limit: number;
  after?: number | undefined;
}

/** Newest first; with `after` those past that sequence, oldest first. `limit + 1` of them. */
export function messagesOf(
  db: Db,
  conversationId: string,
  { cursor, limit, after }: MessagesQuery,
): Promise<ShownMessage[]> {
  const { sequence } = messages;
  const position = cursor === undefined ? undefined : sequenceOf(cursor);
  const isForwards = after !== undefined;
  const from = isForwards
    ? gt(sequence, Math.max(after, position ?? 0))
    : position === undefined
      ? undefined
      : lt(sequence, position);
  return shown(db)
    .where(and(eq(messages.conversationId, conversationId), from))
    .orderBy(isForwards ? asc(sequence) : desc(sequence))
    .limit(limit + 1);
}

export const bySequence = ({ sequence }: Message): Position => [sequence];

const sequenceOf = (cursor: string) => countOf(fromCursor(cursor, 1)[0]);

/** Hides a message from its readers; its text stays in the table. */
export async function hideMessage(
  tx: Tx,
  thing: 'message' | 'room_message',
  id: string,
  at: Date,
): Promise<void> {
  const table = thing === 'message' ? messages : roomMessages;
  await tx
    .update(table)
    .set({ hiddenAt: at })
    .where(and(eq(table.id, id), isNull(table.hiddenAt)));
}

/** An appeal succeeded, so its readers see the message again. */
export async function showMessage(
  tx: Tx,
  thing: 'message' | 'room_message',
  id: string,
): Promise<void> {
  const table = thing === 'message' ? messages : roomMessages;
  await tx.update(table).set({ hiddenAt: null }).where(eq(table.id, id));
}
