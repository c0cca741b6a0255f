import { integer, text, uuid } from 'drizzle-orm/pg-core';
import { businessTools } from '../postgres-schema.ts';

/** `sequence` is the newest event that set a person's time zone. */
export const timeZones = businessTools.table('time_zones', {
  personId: uuid().primaryKey(),
  sequence: integer().notNull(),
  timeZone: text().notNull(),
});
