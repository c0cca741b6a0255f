import { text } from 'drizzle-orm/pg-core';
import { educationEvents } from '../postgres-schema.ts';

/** Secrets of this service alone, made with its first migration: what tickets and file links are signed with. */
export const signingKeys = educationEvents.table('signing_keys', {
  name: text().primaryKey(),
  secret: text().notNull(),
});
