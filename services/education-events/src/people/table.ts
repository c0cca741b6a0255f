import { integer, text, uuid } from 'drizzle-orm/pg-core';
import { educationEvents } from '../postgres-schema.ts';

/** The time zones of people; `sequence` is the newest that was received. */
export const timeZones = educationEvents.table('time_zones', {
  personId: uuid().primaryKey(),
  sequence: integer().notNull(),
  timeZone: text().notNull(),
});
