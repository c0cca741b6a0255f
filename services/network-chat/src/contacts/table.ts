import { integer, text, uuid } from 'drizzle-orm/pg-core';
import { networkChat } from '../postgres-schema.ts';

/** Where adults are mailed; `sequence` is the newest of identity's events seen. */
export const contacts = networkChat.table('contacts', {
  id: uuid().primaryKey(),
  sequence: integer().notNull(),
  email: text(),
});

/** Where people live, by their clocks; `sequence` is the newest of identity's events seen. */
export const timeZones = networkChat.table('time_zones', {
  personId: uuid().primaryKey(),
  sequence: integer().notNull(),
  timeZone: text().notNull(),
});
