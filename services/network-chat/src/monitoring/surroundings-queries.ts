import type { Db } from '@sidework/chassis/db/db';
import { notFound } from '@sidework/chassis/errors';
import { messagesAround } from '@sidework/contracts/network-chat/report-surroundings';
import { and, type Column, eq, getTableColumns, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { attachmentsOf } from '../attachments/queries.ts';
import type { ShownMessage } from '../messages/message.ts';
import { messages } from '../messages/table.ts';
import { roomMessages, rooms } from '../rooms/table.ts';

export type Near = Pick<ShownMessage, 'id' | 'senderId' | 'content' | 'hiddenAt' | 'createdAt'> &
  Partial<Pick<ShownMessage, 'attachments'>>;

const isNear = (sequence: Column, middle: Column) =>
  sql`${sequence} between ${middle} - ${messagesAround} and ${middle} + ${messagesAround}`;

const reportedMessage = alias(messages, 'reported_message');

/** The messages of a conversation around one of them, the oldest first. */
export async function surroundingsOf(db: Db, messageId: string): Promise<Near[]> {
  return db
    .select({ ...getTableColumns(messages), attachments: attachmentsOf })
    .from(reportedMessage)
    .innerJoin(
      messages,
      and(
        eq(messages.conversationId, reportedMessage.conversationId),
        isNear(messages.sequence, reportedMessage.sequence),
      ),
    )
    .where(eq(reportedMessage.id, messageId))
    .orderBy(messages.sequence);
}

const reportedInRoom = alias(roomMessages, 'reported_in_room');

export async function surroundingsOfRoom(db: Db, messageId: string) {
  const rows = await db
    .select({ message: roomMessages, childId: rooms.childId })
    .from(reportedInRoom)
    .innerJoin(rooms, eq(rooms.id, reportedInRoom.roomId))
    .innerJoin(
      roomMessages,
      and(
        eq(roomMessages.roomId, rooms.id),
        isNear(roomMessages.sequence, reportedInRoom.sequence),
      ),
    )
    .where(eq(reportedInRoom.id, messageId))
    .orderBy(roomMessages.sequence);
  const [{ childId } = { childId: '' }] = rows;
  if (!childId) throw notFound('not_found');
  return { childId, messages: rows.map(({ message }): Near => message) };
}
