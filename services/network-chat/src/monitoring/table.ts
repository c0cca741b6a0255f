// biome-ignore lint/suspicious/noDeprecatedImports: only the variadic form of primaryKey is deprecated
import { index, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { moment } from '../moment.ts';
import { networkChat } from '../postgres-schema.ts';

/** Each message that a child wrote or was written, once for each child; made with the message. */
export const monitoredMessages = networkChat.table(
  'monitored_messages',
  {
    childId: uuid().notNull(),
    messageId: uuid().notNull(),
    at: timestamp(moment).notNull(),
  },
  (row) => [
    primaryKey({ name: 'monitored_messages_pk', columns: [row.childId, row.messageId] }),
    index('monitored_messages_child_id_idx').on(row.childId, row.at),
  ],
);

/** A child's message that was not sent, because it tells how to reach a person. */
export const heldMessages = networkChat.table(
  'held_messages',
  {
    id: uuid().primaryKey(),
    childId: uuid().notNull(),
    /** Its receiver: a person, or the room that it was written in. */
    receiverId: uuid(),
    roomId: uuid(),
    content: text().notNull(),
    at: timestamp(moment).notNull(),
  },
  (held) => [
    index('held_messages_child_id_idx').on(held.childId, held.at),
    index('held_messages_at_idx').on(held.at),
  ],
);

/** Up to when each guardian has been mailed what happened to a child. */
export const digests = networkChat.table(
  'guardian_digests',
  {
    guardianId: uuid().notNull(),
    childId: uuid().notNull(),
    toldUpTo: timestamp(moment).notNull(),
  },
  (digest) => [
    primaryKey({ name: 'guardian_digests_pk', columns: [digest.guardianId, digest.childId] }),
    index('guardian_digests_child_id_idx').on(digest.childId),
  ],
);
