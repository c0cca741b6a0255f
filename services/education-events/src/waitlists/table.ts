import { waitlistStates } from '@sidework/contracts/education-events/event-options';
import { sql } from 'drizzle-orm';
import { boolean, check, index, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { events } from '../events/table.ts';
import { educationEvents } from '../postgres-schema.ts';

const moment = { withTimezone: true, precision: 3, mode: 'date' } as const;

/** The line for the seats of a full event. A seat that is offered counts as taken in the event's row (decision 0061). */
export const waitlistPlaces = educationEvents.table(
  'waitlist_places',
  {
    id: uuid().primaryKey(),
    eventId: uuid()
      .notNull()
      .references(() => events.id),
    userId: uuid().notNull(),
    isChild: boolean().notNull(),
    ticketTypeId: uuid(),
    status: text({ enum: waitlistStates }).notNull(),
    joinedAt: timestamp(moment).notNull(),
    offerExpiresAt: timestamp(moment),
    endedAt: timestamp(moment),
  },
  (place) => [
    uniqueIndex('waitlist_places_event_id_user_id_unique')
      .on(place.eventId, place.userId)
      .where(sql`status in ('waiting', 'offered')`),
    index('waitlist_places_open_idx')
      .on(place.eventId, place.joinedAt, place.id)
      .where(sql`status in ('waiting', 'offered')`),
    index('waitlist_places_user_id_idx').on(place.userId, place.joinedAt, place.id),
    check(
      'waitlist_places_offer_check',
      sql`(status = 'offered') = (offer_expires_at is not null)`,
    ),
    check(
      'waitlist_places_status_check',
      sql`(status in ('waiting', 'offered')) = (ended_at is null)`,
    ),
  ],
);
