import type { EventEducation } from '@sidework/contracts/education-events/event-hours';
import {
  eventCategories,
  eventStatuses,
  pictureStates,
  youngPeopleStates,
} from '@sidework/contracts/education-events/event-options';
import { sql } from 'drizzle-orm';
import { bigint, check, index, integer, jsonb, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { educationEvents } from '../postgres-schema.ts';
import type { PromoCode, Question, RefundRule, TicketType } from './event-ticketing.ts';

const moment = { withTimezone: true, precision: 3, mode: 'date' } as const;

/** The folded title, description and place, in a generated column that rows do not carry. */
export const eventWords = sql`search_text`;

export const events = educationEvents.table(
  'events',
  {
    id: uuid().primaryKey(),
    organizerId: uuid().notNull(),
    /** The dates of a series share it; each is an event of its own. */
    seriesId: uuid(),
    title: text().notNull(),
    description: text().notNull(),
    eventDate: timestamp(moment).notNull(),
    endsAt: timestamp(moment).notNull(),
    timeZone: text().notNull(),
    location: text().notNull(),
    capacity: integer().notNull(),
    /** How many registrations have a seat; changed under the row's lock alone. */
    taken: integer().notNull().default(0),
    priceCents: bigint({ mode: 'number' }).notNull(),
    /** Read and written with the row alone, so that its lock also guards the seats of each type (decision 0067). */
    ticketTypes: jsonb().$type<TicketType[]>().notNull().default([]),
    promoCodes: jsonb().$type<PromoCode[]>().notNull().default([]),
    questions: jsonb().$type<Question[]>().notNull().default([]),
    /** Null gives the whole price back until the start. */
    refundRule: jsonb().$type<RefundRule>(),
    /** The hours of continuing education for who is checked in; null where it gives none. */
    education: jsonb().$type<EventEducation>(),
    category: text({ enum: eventCategories }).notNull(),
    /** An address on the files origin, so that no page leads to a foreign server (D-133). */
    imageUrl: text(),
    /** The key of the stored picture, which was uploaded or fetched from the link. */
    pictureKey: text(),
    /** The link that its organizer gave, and what became of it where no picture came of it yet. */
    pictureLink: text(),
    pictureState: text({ enum: pictureStates }),
    status: text({ enum: eventStatuses }).notNull().default('upcoming'),
    /** Changed by the organizer's asking, by staff, and by each change of what staff approved (D-118). */
    youngPeople: text({ enum: youngPeopleStates }).notNull().default('no'),
    youngPeopleReason: text(),
    youngPeopleAskedAt: timestamp(moment),
    /** The moderator who decided; `reviewedTerms` are the terms that the decision was about. */
    youngPeopleReviewedBy: uuid(),
    reviewedTerms: text(),
    cancelReason: text(),
    /** Staff took it down: only its organizer and who had a seat see it since then. */
    takenDownAt: timestamp(moment),
    version: integer().notNull().default(1),
    /** How often a seat was freed or given away: with the version it is the SEQUENCE of calendar files. */
    calendarRevision: integer().notNull().default(0),
    createdAt: timestamp(moment).notNull(),
  },
  (event) => [
    index('events_upcoming_idx').on(event.eventDate, event.id).where(sql`status = 'upcoming'`),
    index('events_category_idx')
      .on(event.category, event.eventDate, event.id)
      .where(sql`status = 'upcoming'`),
    index('events_for_children_idx')
      .on(event.eventDate, event.id)
      .where(sql`status = 'upcoming' and young_people = 'approved'`),
    index('events_search_text_idx')
      .using('gin', sql`${eventWords} gin_trgm_ops`)
      .where(sql`status = 'upcoming'`),
    index('events_ends_at_idx').on(event.endsAt).where(sql`status = 'upcoming'`),
    index('events_series_idx')
      .on(event.seriesId, event.eventDate, event.id)
      .where(sql`series_id is not null`),
    index('events_fetching_idx').on(event.organizerId).where(sql`picture_state = 'fetching'`),
    index('events_organizer_id_idx').on(event.organizerId, event.eventDate, event.id),
    index('events_young_people_asked_idx')
      .on(event.youngPeopleAskedAt, event.id)
      .where(sql`young_people = 'asked' and status = 'upcoming'`),
    check(
      'events_young_people_check',
      sql`young_people in ('no', 'asked', 'approved', 'refused') and (young_people = 'no' or young_people_asked_at is not null)`,
    ),
    check('events_seats_check', sql`capacity >= 1 and taken >= 0 and taken <= capacity`),
    check('events_price_check', sql`price_cents >= 0`),
    check('events_time_check', sql`ends_at > event_date`),
    check('events_status_check', sql`status in ('upcoming', 'completed', 'cancelled')`),
  ],
);
