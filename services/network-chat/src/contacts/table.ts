import { integer, text, uuid } from 'drizzle-orm/pg-core';
import { networkChat } from '../postgres-schema.ts';

/** The mail addresses of adults; `sequence` is the newest of identity's events seen. */
export const contacts = networkChat.table('contacts', {
  id: uuid().primaryKey(),
  sequence: integer().notNull(),
  email: text(),
});

/** People's time zones; `sequence` is the newest of identity's events seen. */
export const timeZones = networkChat.table('time_zones', {
  personId: uuid().primaryKey(),
  sequence: integer().notNull(),
  timeZone: text().notNull(),
});
