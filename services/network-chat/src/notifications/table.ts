import type { NotificationKind } from '@sidework/contracts/network-chat/notification-kinds';
import type { NotificationDetails } from '@sidework/contracts/network-chat/notifications';
import { sql } from 'drizzle-orm';
import {
  boolean,
  index,
  jsonb,
  // biome-ignore lint/suspicious/noDeprecatedImports: only the variadic form of primaryKey is deprecated
  primaryKey,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { moment } from '../moment.ts';
import { networkChat } from '../postgres-schema.ts';

export const notifications = networkChat.table(
  'notifications',
  {
    id: uuid().primaryKey(),
    eventId: uuid().notNull(),
    receiverId: uuid().notNull(),
    actorId: uuid().notNull(),
    kind: text().$type<NotificationKind>().notNull(),
    title: text().notNull(),
    details: jsonb().$type<NotificationDetails>().notNull(),
    path: text().notNull(),
    createdAt: timestamp(moment).notNull(),
    readAt: timestamp(moment),
  },
  (notification) => [
    unique('notifications_event_id_receiver_id_unique').on(
      notification.eventId,
      notification.receiverId,
    ),
    index('notifications_receiver_id_idx').on(
      notification.receiverId,
      notification.createdAt,
      notification.id,
    ),
    index('notifications_unread_idx')
      .on(notification.receiverId, notification.createdAt, notification.id)
      .where(sql`read_at is null`),
  ],
);

/** What a person decided; without a row a kind is mailed as the table of kinds says. */
export const notificationPreferences = networkChat.table(
  'notification_preferences',
  {
    userId: uuid().notNull(),
    kind: text().$type<NotificationKind>().notNull(),
    mail: boolean().notNull(),
  },
  (preference) => [
    primaryKey({
      name: 'notification_preferences_pk',
      columns: [preference.userId, preference.kind],
    }),
  ],
);
