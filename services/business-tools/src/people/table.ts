import { integer, text, uuid } from 'drizzle-orm/pg-core';
import { businessTools } from '../postgres-schema.ts';

/** Where people live, by their clocks; `sequence` is the newest that was heard of them. */
export const timeZones = businessTools.table('time_zones', {
  personId: uuid().primaryKey(),
  sequence: integer().notNull(),
  timeZone: text().notNull(),
});
