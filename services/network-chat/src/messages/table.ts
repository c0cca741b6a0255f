import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core';
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
    /** The message of the same conversation that it answers. */
    replyToId: uuid(),
    attachmentCount: integer().notNull().default(0),
  },
  (message) => [
    unique('messages_conversation_id_sequence_unique').on(message.conversationId, message.sequence),
    // A search looks through what one person wrote and was written.
    index('messages_sender_id_idx').on(message.senderId, message.createdAt, message.id),
    index('messages_receiver_id_idx').on(message.receiverId, message.createdAt, message.id),
    check('messages_sequence_check', sql`sequence > 0`),
    check('messages_parties_check', sql`sender_id <> receiver_id`),
    check('messages_content_check', sql`length(content) <= 2000`),
    check('messages_said_check', sql`content <> '' or attachment_count > 0`),
  ],
);
