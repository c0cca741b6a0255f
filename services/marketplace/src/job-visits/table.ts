import { boolean, date, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { jobRequests } from '../jobs/table.ts';
import { marketplace } from '../postgres-schema.ts';

const moment = { withTimezone: true, precision: 3, mode: 'date' } as const;

/** It stands apart from the jobs, whose rows many others read. */
export const jobVisits = marketplace.table('job_visits', {
  jobRequestId: uuid()
    .primaryKey()
    .references(() => jobRequests.id),
  address: text(),
  wantedDays: date({ mode: 'string' }).array().notNull(),
  changedAt: timestamp(moment).notNull(),
  /** The work of its hire has ended, and the address is its client's alone again. */
  isHireOver: boolean().notNull().default(false),
  /** The moment of the newest word about the hire. */
  hireToldAt: timestamp(moment),
});
