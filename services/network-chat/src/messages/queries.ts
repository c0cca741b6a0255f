import type { Db } from '@sidework/chassis/db/db';
import { fromCursor, type Position } from '@sidework/chassis/db/keyset';
import { invalid } from '@sidework/chassis/errors';
import { and, asc, desc, eq, gt, lt } from 'drizzle-orm';
import type { Message } from './message.ts';
import { messages } from './table.ts';

export async function findMessage(db: Db, id: string): Promise<Message | undefined> {
  const [message] = await db.select().from(messages).where(eq(messages.id, id));
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
): Promise<Message[]> {
  const { sequence } = messages;
  const position = cursor === undefined ? undefined : sequenceOf(cursor);
  const isForwards = after !== undefined;
  const from = isForwards
    ? gt(sequence, Math.max(after, position ?? 0))
    : position === undefined
      ? undefined
      : lt(sequence, position);
  return db
    .select()
    .from(messages)
    .where(and(eq(messages.conversationId, conversationId), from))
    .orderBy(isForwards ? asc(sequence) : desc(sequence))
    .limit(limit + 1);
}

export const bySequence = ({ sequence }: Message): Position => [sequence];

function sequenceOf(cursor: string): number {
  const [sequence] = fromCursor(cursor, 1);
  if (!Number.isInteger(sequence) || Number(sequence) < 1 || Number(sequence) >= 2 ** 31)
    throw invalid('invalid_input', undefined, { cursor: 'This page marker is not one of ours.' });
  return Number(sequence);
}
