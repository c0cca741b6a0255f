import {
  appointmentCancellers,
  appointmentStatuses,
} from '@sidework/contracts/client-services/appointments';
import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { clientServices } from '../postgres-schema.ts';

const moment = { withTimezone: true, precision: 3, mode: 'date' } as const;

/**
 * The migration adds the constraint `appointments_professional_id_excl`, which drizzle knows no word for: of one professional
 * no two agreed appointments overlap, the travel after them included.
 */
export const appointments = clientServices.table(
  'appointments',
  {
    id: uuid().primaryKey(),
    serviceId: uuid().notNull(),
    professionalId: uuid().notNull(),
    clientId: uuid().notNull(),
    startsAt: timestamp(moment).notNull(),
    endsAt: timestamp(moment).notNull(),
    /** Until then its professional is on the way from it. */
    blockedUntil: timestamp(moment).notNull(),
    timeZone: text().notNull(),
    status: text({ enum: appointmentStatuses }).notNull().default('agreed'),
    /** Its service began with it, by a booking. */
    isBooking: boolean().notNull().default(true),
    /** How many of its two reminders are past. */
    remindersPast: integer().notNull().default(0),
    cancelledBy: text({ enum: appointmentCancellers }),
    createdAt: timestamp(moment).notNull(),
    version: integer().notNull().default(1),
  },
  (appointment) => [
    index('appointments_service_id_idx').on(
      appointment.serviceId,
      appointment.startsAt,
      appointment.id,
    ),
    index('appointments_client_id_idx').on(appointment.clientId, appointment.startsAt),
    index('appointments_professional_id_idx').on(appointment.professionalId, appointment.startsAt),
    index('appointments_unreminded_idx')
      .on(appointment.startsAt, appointment.id)
      .where(sql`status = 'agreed' and reminders_past < 2`),
    check('appointments_span_check', sql`starts_at < ends_at and ends_at <= blocked_until`),
    check('appointments_status_check', sql`status in ('agreed', 'awaiting_guardian', 'cancelled')`),
    check('appointments_cancelled_check', sql`cancelled_by is null or status = 'cancelled'`),
  ],
);
