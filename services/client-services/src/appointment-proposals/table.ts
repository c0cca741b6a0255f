import { appointmentProposalStatuses } from '@sidework/contracts/client-services/appointment-proposals';
import { sql } from 'drizzle-orm';
import { check, index, integer, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { clientServices } from '../postgres-schema.ts';
import { services } from '../services/table.ts';

const moment = { withTimezone: true, precision: 3, mode: 'date' } as const;

/** Times that one side proposed to the other; of a service one proposal is open at most. */
export const appointmentProposals = clientServices.table(
  'appointment_proposals',
  {
    id: uuid().primaryKey(),
    serviceId: uuid()
      .notNull()
      .references(() => services.id),
    professionalId: uuid().notNull(),
    clientId: uuid().notNull(),
    proposedBy: text({ enum: ['client', 'professional'] }).notNull(),
    times: timestamp(moment).array().notNull(),
    minutes: integer().notNull(),
    timeZone: text().notNull(),
    /** The appointment that it moves. */
    movesId: uuid(),
    status: text({ enum: appointmentProposalStatuses }).notNull().default('open'),
    createdAt: timestamp(moment).notNull(),
    /** Its last time, after which it cannot be agreed to. */
    expiresAt: timestamp(moment).notNull(),
    answeredAt: timestamp(moment),
  },
  (proposal) => [
    uniqueIndex('appointment_proposals_open_idx')
      .on(proposal.serviceId)
      .where(sql`status = 'open'`),
    index('appointment_proposals_expires_at_idx')
      .on(proposal.expiresAt)
      .where(sql`status = 'open'`),
    index('appointment_proposals_client_id_idx').on(proposal.clientId, proposal.createdAt),
    index('appointment_proposals_professional_id_idx').on(
      proposal.professionalId,
      proposal.createdAt,
    ),
    check('appointment_proposals_times_check', sql`cardinality(times) between 1 and 3`),
    check('appointment_proposals_answered_check', sql`(status = 'open') = (answered_at is null)`),
  ],
);
