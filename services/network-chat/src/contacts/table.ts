import { timeZoneColumns } from '@sidework/chassis/people/time-zones';
import { integer, text, uuid } from 'drizzle-orm/pg-core';
import { networkChat } from '../postgres-schema.ts';

/** The mail addresses of adults; `sequence` is the newest of identity's events seen. */
export const contacts = networkChat.table('contacts', {
  id: uuid().primaryKey(),
  sequence: integer().notNull(),
  email: text(),
});

export const timeZones = networkChat.table('time_zones', timeZoneColumns());
