import type { PushMessage } from '@sidework/contracts/network-chat/push';
import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core';
import { moment, networkChat } from '../postgres-schema.ts';

/** The pair of keys by which push services know this installation. There is one, because browsers subscribe to its public key. */
export const pushKeys = networkChat.table(
  'push_keys',
  {
    id: integer().primaryKey(),
    publicKey: text().notNull(),
    privateKey: text().notNull(),
  },
  () => [check('push_keys_one_check', sql`id = 1`)],
);

/** One browser of a person. It ends with the session that it was made in. */
export const pushSubscriptions = networkChat.table(
  'push_subscriptions',
  {
    id: uuid().primaryKey(),
    userId: uuid().notNull(),
    sessionId: uuid().notNull(),
    endpoint: text().notNull(),
    p256dh: text().notNull(),
    auth: text().notNull(),
    createdAt: timestamp(moment).notNull(),
  },
  (subscription) => [
    unique('push_subscriptions_endpoint_unique').on(subscription.endpoint),
    index('push_subscriptions_user_id_idx').on(subscription.userId, subscription.createdAt),
    index('push_subscriptions_session_id_idx').on(subscription.sessionId),
  ],
);

/** A message that is still to be sent to a browser. */
export const pushes = networkChat.table(
  'pushes',
  {
    id: uuid().primaryKey(),
    subscriptionId: uuid()
      .notNull()
      .references(() => pushSubscriptions.id, { onDelete: 'cascade' }),
    message: jsonb().$type<PushMessage>().notNull(),
    attempts: integer().notNull().default(0),
    dueAt: timestamp(moment).notNull(),
  },
  (push) => [
    index('pushes_due_at_idx').on(push.dueAt),
    index('pushes_subscription_id_idx').on(push.subscriptionId),
  ],
);
