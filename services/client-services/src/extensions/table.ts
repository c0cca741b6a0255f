import { extensionStatuses } from '@sidework/contracts/client-services/agreements';
import { sql } from 'drizzle-orm';
import { check, date, index, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { clientServices } from '../postgres-schema.ts';
import { services } from '../services/table.ts';

const moment = { withTimezone: true, precision: 3, mode: 'date' } as const;

/** Later deadlines that were asked for; of a service one is pending at most (D-50). */
export const extensionRequests = clientServices.table(
  'service_extension_requests',
  {
    id: uuid().primaryKey(),
    serviceId: uuid()
      .notNull()
      .references(() => services.id),
    professionalId: uuid().notNull(),
    clientId: uuid().notNull(),
    reason: text().notNull(),
    currentDeadline: date({ mode: 'string' }).notNull(),
    proposedDeadline: date({ mode: 'string' }).notNull(),
    status: text({ enum: extensionStatuses }).notNull().default('pending'),
    createdAt: timestamp(moment).notNull(),
    respondedAt: timestamp(moment),
  },
  (request) => [
    uniqueIndex('service_extension_requests_pending_idx')
      .on(request.serviceId)
      .where(sql`status = 'pending'`),
    index('service_extension_requests_service_id_idx').on(request.serviceId, request.createdAt),
    index('service_extension_requests_professional_id_idx').on(
      request.professionalId,
      request.createdAt,
    ),
    check('service_extension_requests_days_check', sql`proposed_deadline > current_deadline`),
    check(
      'service_extension_requests_responded_check',
      sql`(status = 'pending') = (responded_at is null)`,
    ),
  ],
);
