import { sql } from 'drizzle-orm';
import { index, timestamp, unique, uuid } from 'drizzle-orm/pg-core';
import { jobRequests } from '../jobs/table.ts';
import { marketplace } from '../postgres-schema.ts';

/** The professionals whom the client of a job asked to propose on it. */
export const jobInvitations = marketplace.table(
  'job_invitations',
  {
    id: uuid().primaryKey(),
    jobRequestId: uuid()
      .notNull()
      .references(() => jobRequests.id),
    professionalId: uuid().notNull(),
    createdAt: timestamp({ withTimezone: true, precision: 3, mode: 'date' })
      .notNull()
      .default(sql`now()`),
  },
  (invitation) => [
    unique('job_invitations_job_request_id_professional_id_unique').on(
      invitation.jobRequestId,
      invitation.professionalId,
    ),
    index('job_invitations_professional_id_idx').on(
      invitation.professionalId,
      invitation.createdAt,
      invitation.id,
    ),
  ],
);
