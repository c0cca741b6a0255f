import { timestamp, uuid } from 'drizzle-orm/pg-core';
import { educationEvents } from '../postgres-schema.ts';

/** The people who show their certificates on their public page. */
export const certificateShowers = educationEvents.table('certificate_showers', {
  personId: uuid().primaryKey(),
  since: timestamp({ withTimezone: true, precision: 3, mode: 'date' }).notNull(),
});
