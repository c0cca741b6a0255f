import { negotiationStatuses } from '@sidework/contracts/client-services/agreements';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  date,
  index,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { clientServices } from '../postgres-schema.ts';
import { services } from '../services/table.ts';

const moment = { withTimezone: true, precision: 3, mode: 'date' } as const;

/** Changes of the terms that one side proposed to the other; of a service one is open at most (D-47). */
export const negotiations = clientServices.table(
  'payment_negotiations',
  {
    id: uuid().primaryKey(),
    serviceId: uuid()
      .notNull()
      .references(() => services.id),
    proposedBy: uuid().notNull(),
    proposedAmountCents: bigint({ mode: 'number' }).notNull(),
    proposedDeadline: date({ mode: 'string' }),
    /** The zone of that day; null until the client who names it says. */
    deadlineTimeZone: text(),
    reason: text().notNull(),
    professionalApproved: boolean().notNull(),
    clientApproved: boolean().notNull(),
    status: text({ enum: negotiationStatuses }).notNull().default('open'),
    /** The negotiation that it counters. */
    counterOf: uuid(),
    createdAt: timestamp(moment).notNull(),
    expiresAt: timestamp(moment).notNull(),
    respondedAt: timestamp(moment),
  },
  (negotiation) => [
    uniqueIndex('payment_negotiations_open_idx')
      .on(negotiation.serviceId)
      .where(sql`status in ('open', 'awaiting_guardian')`),
    index('payment_negotiations_service_id_idx').on(negotiation.serviceId, negotiation.createdAt),
    index('payment_negotiations_expires_at_idx')
      .on(negotiation.expiresAt)
      .where(sql`status in ('open', 'awaiting_guardian')`),
    index('payment_negotiations_proposed_by_idx').on(negotiation.proposedBy, negotiation.createdAt),
    check('payment_negotiations_amount_check', sql`proposed_amount_cents > 0`),
    check(
      'payment_negotiations_approved_check',
      sql`(status in ('accepted', 'awaiting_guardian')) = (professional_approved and client_approved)`,
    ),
    check(
      'payment_negotiations_responded_check',
      sql`(status in ('open', 'awaiting_guardian')) = (responded_at is null)`,
    ),
  ],
);
