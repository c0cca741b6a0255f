import { sql } from 'drizzle-orm';
import { index, integer, text, uuid } from 'drizzle-orm/pg-core';
import { educationEvents } from '../postgres-schema.ts';

/** The mail addresses of adults; identity tells none of children. */
export const contacts = educationEvents.table(
  'contacts',
  {
    id: uuid().primaryKey(),
    sequence: integer().notNull(),
    email: text(),
  },
  (contact) => [index('contacts_email_idx').on(sql`lower(${contact.email})`)],
);
