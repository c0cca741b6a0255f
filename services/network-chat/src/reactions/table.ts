import { reactions } from '@sidework/contracts/network-chat/messages';
// biome-ignore lint/suspicious/noDeprecatedImports: only the variadic form of primaryKey is deprecated
import { index, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { messages } from '../messages/table.ts';
import { moment, networkChat } from '../postgres-schema.ts';

export const messageReactions = networkChat.table(
  'message_reactions',
  {
    messageId: uuid()
      .notNull()
      .references(() => messages.id),
    userId: uuid().notNull(),
    reaction: text({ enum: reactions }).notNull(),
    createdAt: timestamp(moment).notNull(),
  },
  (given) => [
    primaryKey({ name: 'message_reactions_pk', columns: [given.messageId, given.userId] }),
    index('message_reactions_user_id_idx').on(given.userId),
  ],
);
