import type { NotificationKind } from '@sidework/contracts/network-chat/notification-kinds';
import type { NotificationDetails } from '@sidework/contracts/network-chat/notifications';
import { sql } from 'drizzle-orm';
import { boolean, index, jsonb, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core';
import { moment, networkChat } from '../postgres-schema.ts';

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
    /** Whether a mail is still to be queued that tells of it. */
    isMailDue: boolean().notNull().default(false),
    /** Since when; null for one that is mailed at once. */
    mailDueAt: timestamp(moment),
    /** Only the newest of several notifications about the same subject is mailed. */
    aboutId: uuid(),
    /** The need that it asks its reader to meet. */
    needKind: text(),
    needId: uuid(),
    /** When its event asked for that, by the publisher's clock. */
    askedAt: timestamp(moment),
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
    index('notifications_mail_due_idx').on(notification.id).where(sql`is_mail_due`),
    index('notifications_mail_about_idx')
      .on(notification.aboutId)
      .where(sql`is_mail_due and about_id is not null`),
    index('notifications_need_idx')
      .on(notification.needId, notification.receiverId)
      .where(sql`need_id is not null`),
  ],
);
