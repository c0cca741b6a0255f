import { integer, text, uuid } from 'drizzle-orm/pg-core';
import { educationEvents } from '../postgres-schema.ts';

/** Where adults are reached by mail; of children nothing is told. */
export const contacts = educationEvents.table('contacts', {
  id: uuid().primaryKey(),
  sequence: integer().notNull(),
  email: text(),
});
