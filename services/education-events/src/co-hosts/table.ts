import { sql } from 'drizzle-orm';
import { index, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { events } from '../events/table.ts';
import { educationEvents } from '../postgres-schema.ts';

const moment = { withTimezone: true, precision: 3, mode: 'date' } as const;

/** An adult who helps at the door of an event, or was invited to. */
export const coHosts = educationEvents.table(
  'co_hosts',
  {
    id: uuid().primaryKey(),
    eventId: uuid()
      .notNull()
      .references(() => events.id),
    /** The adult whose account had this address confirmed when it was invited; null where there was none. */
    userId: uuid(),
    /** As the organizer typed it, in small letters. */
    email: text().notNull(),
    invitedAt: timestamp(moment).notNull(),
    acceptedAt: timestamp(moment),
    /** The invited person said no, or co-hosts no more: the organizer cannot ask them again. */
    leftAt: timestamp(moment),
    endedAt: timestamp(moment),
  },
  (coHost) => [
    uniqueIndex('co_hosts_open_email_key')
      .on(coHost.eventId, coHost.email)
      .where(sql`ended_at is null`),
    index('co_hosts_event_id_idx').on(coHost.eventId, coHost.invitedAt, coHost.id),
    index('co_hosts_user_id_idx').on(coHost.userId, coHost.invitedAt, coHost.id),
  ],
);
