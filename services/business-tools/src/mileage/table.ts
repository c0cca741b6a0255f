import { sql } from 'drizzle-orm';
import { check, date, index, integer, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { businessTools } from '../postgres-schema.ts';

const moment = { withTimezone: true, precision: 3, mode: 'date' } as const;

/** Drives for the business; the deduction of each is booked under the trip's own id. */
export const mileageTrips = businessTools.table(
  'mileage_trips',
  {
    id: uuid().primaryKey(),
    professionalId: uuid().notNull(),
    date: date({ mode: 'string' }).notNull(),
    tenthsOfMile: integer().notNull(),
    purpose: text().notNull(),
    fromPlace: text(),
    toPlace: text(),
    createdAt: timestamp(moment).notNull(),
    updatedAt: timestamp(moment).notNull(),
  },
  (trip) => [
    index('mileage_trips_professional_id_idx').on(trip.professionalId, trip.date, trip.id),
    check('mileage_trips_miles_check', sql`tenths_of_mile between 1 and 99990`),
    check(
      'mileage_trips_text_check',
      sql`length(purpose) <= 200 and length(from_place) <= 100 and length(to_place) <= 100`,
    ),
  ],
);
