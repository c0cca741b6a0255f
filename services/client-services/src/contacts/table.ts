import { integer, text, uuid } from 'drizzle-orm/pg-core';
import { clientServices } from '../postgres-schema.ts';

/** How adults are reached: shown to whom they work with, masked to others. Of children nothing is told. */
export const contacts = clientServices.table('contacts', {
  id: uuid().primaryKey(),
  sequence: integer().notNull(),
  email: text(),
  phone: text(),
});
