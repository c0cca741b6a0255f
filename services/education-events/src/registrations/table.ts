import { doorOutcomes } from '@sidework/contracts/education-events/door';
import {
  registrationPaymentStatuses,
  registrationStatuses,
} from '@sidework/contracts/education-events/event-options';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  jsonb,
  text,
  timestamp,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { RefundRule } from '../events/event-ticketing.ts';
import { events } from '../events/table.ts';
import { educationEvents } from '../postgres-schema.ts';

const moment = { withTimezone: true, precision: 3, mode: 'date' } as const;

export const registrations = educationEvents.table(
  'event_registrations',
  {
    id: uuid().primaryKey(),
    eventId: uuid()
      .notNull()
      .references(() => events.id),
    userId: uuid().notNull(),
    /** The attendee was a child when the seat was taken. */
    isChild: boolean().notNull().default(false),
    /** They came to the door without a ticket; there is no account, so that `userId` is the id of the row. */
    isWalkIn: boolean().notNull().default(false),
    /** The seat whose payment also pays for this one; null where the person registered alone. */
    groupId: uuid(),
    /** Zero for the seat of the person; the guests that came with it count from 1. */
    guestNumber: integer().notNull().default(0),
    attendeeName: text().notNull(),
    /** As it was typed for the organizer's list; no mail goes there. Of a child there is none. */
    attendeeEmail: text(),
    ticketCode: text().notNull(),
    paymentStatus: text({ enum: registrationPaymentStatuses }).notNull(),
    paymentAmountCents: bigint({ mode: 'number' }).notNull(),
    /** The type and the code as they were when it was bought; their names stay when the organizer changes them. */
    ticketTypeId: uuid(),
    ticketTypeName: text(),
    promoCode: text(),
    answers: jsonb().$type<{ question: string; answer: string }[]>().notNull().default([]),
    /** The attendee agreed to this rule when registering. */
    refundRule: jsonb().$type<RefundRule>(),
    /** The part of the price that a cancellation gave back. */
    refundCents: bigint({ mode: 'number' }),
    status: text({ enum: registrationStatuses }).notNull(),
    /** Until when its seat waits for its payment, or for a guardian. */
    holdExpiresAt: timestamp(moment),
    approvedBy: uuid(),
    /** The terms that the guardian approved last, in full. */
    agreedTerms: text(),
    /** The organizer who was paid at the door. */
    markedPaidBy: uuid(),
    /** The holder gave the ticket away at this moment, and its code changed. */
    transferredAt: timestamp(moment),
    /** The invited person took the ticket at this moment. */
    transferAcceptedAt: timestamp(moment),
    /** Adults whom they are connected with may see that they come. */
    showsToKnown: boolean().notNull().default(false),
    checkedInAt: timestamp(moment),
    checkedInBy: uuid(),
    /** The tap at the door that let them in; null after a scan. */
    checkedInTap: uuid(),
    endedAt: timestamp(moment),
    createdAt: timestamp(moment).notNull(),
  },
  (registration) => [
    unique('event_registrations_ticket_code_unique').on(registration.ticketCode),
    // A person who gave a seat back may register again, while the guests keep theirs.
    uniqueIndex('event_registrations_event_id_user_id_unique')
      .on(registration.eventId, registration.userId, registration.guestNumber)
      .where(sql`status in ('awaiting_guardian', 'held', 'confirmed')`),
    index('event_registrations_event_id_idx').on(
      registration.eventId,
      registration.createdAt,
      registration.id,
    ),
    index('event_registrations_group_id_idx')
      .on(registration.groupId)
      .where(sql`group_id is not null`),
    index('event_registrations_user_id_idx').on(
      registration.userId,
      registration.createdAt,
      registration.id,
    ),
    index('event_registrations_waiting_idx')
      .on(registration.eventId, registration.createdAt, registration.id)
      .where(sql`status = 'awaiting_guardian'`),
    index('event_registrations_shown_idx').on(registration.eventId).where(sql`shows_to_known`),
    index('event_registrations_hold_expires_at_idx')
      .on(registration.holdExpiresAt)
      .where(sql`status in ('awaiting_guardian', 'held')`),
    check(
      'event_registrations_hold_check',
      sql`(status in ('awaiting_guardian', 'held')) = (hold_expires_at is not null)`,
    ),
    check(
      'event_registrations_paid_check',
      sql`status <> 'confirmed' or payment_status = 'completed'`,
    ),
  ],
);

/** A tap at the door is settled once: a second arrival gets the outcome of the first. */
export const doorTaps = educationEvents.table('door_taps', {
  id: uuid().primaryKey(),
  eventId: uuid()
    .notNull()
    .references(() => events.id),
  registrationId: uuid().notNull(),
  outcome: text({ enum: doorOutcomes }).notNull(),
  settledAt: timestamp(moment).notNull(),
});
