import { text, timestamp, unique, uuid } from 'drizzle-orm/pg-core';
import { clientServices } from '../postgres-schema.ts';

/** The private address of a person's appointments; the token alone opens it. */
export const appointmentCalendars = clientServices.table(
  'appointment_calendars',
  {
    personId: uuid().primaryKey(),
    token: text().notNull(),
    createdAt: timestamp({ withTimezone: true, precision: 3, mode: 'date' }).notNull(),
  },
  (calendar) => [unique('appointment_calendars_token_unique').on(calendar.token)],
);
