import { ageBands } from '@sidework/contracts/identity/profiles/age-bands';
import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { businessTools } from '../postgres-schema.ts';

const moment = { withTimezone: true, precision: 3, mode: 'date' } as const;

/** The appointments of children, as they were last told; one that does not stand keeps late news from bringing it back. */
export const childAppointments = businessTools.table(
  'child_appointments',
  {
    appointmentId: uuid().primaryKey(),
    /** The child who works. */
    professionalId: uuid().notNull(),
    title: text().notNull(),
    startsAt: timestamp(moment).notNull(),
    endsAt: timestamp(moment).notNull(),
    /** The age of the child when its guardian agreed, for the limits of hours; null before that. */
    ageBand: text({ enum: ageBands }),
    stands: boolean().notNull(),
    sequence: integer().notNull(),
  },
  (appointment) => [
    index('child_appointments_professional_id_idx')
      .on(appointment.professionalId, appointment.startsAt, appointment.appointmentId)
      .where(sql`stands`),
    check('child_appointments_span_check', sql`starts_at < ends_at`),
    check(
      'child_appointments_band_check',
      sql`age_band is null or age_band in ('under_14', '14_15', '16_17')`,
    ),
  ],
);
