import { date, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { jobRequests } from '../jobs/table.ts';
import { marketplace } from '../postgres-schema.ts';

/** It stands apart from the jobs, whose rows many others read. */
export const jobVisits = marketplace.table('job_visits', {
  jobRequestId: uuid()
    .primaryKey()
    .references(() => jobRequests.id),
  address: text(),
  wantedDays: date({ mode: 'string' }).array().notNull(),
  changedAt: timestamp({ withTimezone: true, precision: 3, mode: 'date' }).notNull(),
});
