import type { NotificationKind } from '@sidework/contracts/network-chat/notification-kinds';
// biome-ignore lint/suspicious/noDeprecatedImports: only the variadic form of primaryKey is deprecated
import { boolean, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { networkChat } from '../postgres-schema.ts';

/** A kind without a row is mailed as the table of kinds says, and pushed where it is mailed by itself. */
export const notificationPreferences = networkChat.table(
  'notification_preferences',
  {
    userId: uuid().notNull(),
    kind: text().$type<NotificationKind>().notNull(),
    mail: boolean().notNull(),
    /** Null where only the mails were decided. */
    push: boolean(),
  },
  (preference) => [
    primaryKey({
      name: 'notification_preferences_pk',
      columns: [preference.userId, preference.kind],
    }),
  ],
);

/** A person without a row shows what they have read. */
export const chatPreferences = networkChat.table('chat_preferences', {
  userId: uuid().primaryKey(),
  showsReading: boolean().notNull(),
});
