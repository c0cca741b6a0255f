import { sql } from 'drizzle-orm';
import { boolean, check, integer, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core';
import { conversations } from '../conversations/table.ts';
import { moment } from '../moment.ts';
import { networkChat } from '../postgres-schema.ts';

export const messages = networkChat.table(
  'messages',
  {
    id: uuid().primaryKey(),
    conversationId: uuid()
      .notNull()
      .references(() => conversations.id),
    sequence: integer().notNull(),
    senderId: uuid().notNull(),
    receiverId: uuid().notNull(),
    content: text().notNull(),
    read: boolean().notNull().default(false),
    createdAt: timestamp(moment).notNull(),
    /** A moderator keeps it from being shown; the words stay. */
    hiddenAt: timestamp(moment),
  },
  (message) => [
    unique('messages_conversation_id_sequence_unique').on(message.conversationId, message.sequence),
    check('messages_sequence_check', sql`sequence > 0`),
    check('messages_parties_check', sql`sender_id <> receiver_id`),
    check('messages_content_check', sql`length(content) between 1 and 2000`),
  ],
);
