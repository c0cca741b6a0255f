import { sql } from 'drizzle-orm';
import { boolean, index, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { moment, networkChat } from '../postgres-schema.ts';

/** One thread a person, which begins with their first message to our staff. */
export const supportThreads = networkChat.table(
  'support_threads',
  {
    personId: uuid().primaryKey(),
    lastContent: text().notNull(),
    lastAt: timestamp(moment).notNull(),
    /** The person's first message since the last answer; null once staff answered it or set it aside. */
    waitsSince: timestamp(moment),
  },
  (thread) => [
    index('support_threads_waits_since_idx')
      .on(thread.waitsSince, thread.personId)
      .where(sql`waits_since is not null`),
    index('support_threads_last_at_idx')
      .on(thread.lastAt, thread.personId)
      .where(sql`waits_since is null`),
  ],
);

export const supportMessages = networkChat.table(
  'support_messages',
  {
    id: uuid().primaryKey(),
    personId: uuid().notNull(),
    isFromStaff: boolean().notNull(),
    /** The member of staff who answered, for the audit alone. */
    staffId: uuid(),
    content: text().notNull(),
    sentAt: timestamp(moment).notNull(),
  },
  (message) => [
    index('support_messages_person_id_idx').on(message.personId, message.sentAt, message.id),
    index('support_messages_staff_id_idx').on(message.staffId),
  ],
);
