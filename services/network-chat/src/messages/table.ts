import { sql } from 'drizzle-orm';
import { boolean, check, integer, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core';
import { conversations } from '../conversations/table.ts';
import { moment, networkChat } from '../postgres-schema.ts';

/** Messages between two people and messages in rooms share these. */
export const messageColumns = {
  id: uuid().primaryKey(),
  sequence: integer().notNull(),
  senderId: uuid().notNull(),
  content: text().notNull(),
  createdAt: timestamp(moment).notNull(),
  /** A moderator hid it at that moment; the text stays in the table. */
  hiddenAt: timestamp(moment),
};

export const messages = networkChat.table(
  'messages',
  {
    ...messageColumns,
    conversationId: uuid()
      .notNull()
      .references(() => conversations.id),
    receiverId: uuid().notNull(),
    /** The gig that it was written about. */
    gigId: uuid(),
    read: boolean().notNull().default(false),
  },
  (message) => [
    unique('messages_conversation_id_sequence_unique').on(message.conversationId, message.sequence),
    check('messages_sequence_check', sql`sequence > 0`),
    check('messages_parties_check', sql`sender_id <> receiver_id`),
    check('messages_content_check', sql`length(content) between 1 and 2000`),
  ],
);
