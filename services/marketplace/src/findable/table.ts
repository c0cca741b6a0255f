import { timestamp, uuid } from 'drizzle-orm/pg-core';
import { marketplace } from '../postgres-schema.ts';

/** The people who let search engines find their page. */
export const findablePeople = marketplace.table('findable_people', {
  personId: uuid().primaryKey(),
  since: timestamp({ withTimezone: true, precision: 3, mode: 'date' }).notNull(),
});
