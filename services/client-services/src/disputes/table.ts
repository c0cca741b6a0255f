import { sql } from 'drizzle-orm';
import { bigint, check, index, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { clientServices } from '../postgres-schema.ts';
import { services } from '../services/table.ts';

const moment = { withTimezone: true, precision: 3, mode: 'date' } as const;
const cents = { mode: 'number' } as const;

export const disputes = clientServices.table(
  'disputes',
  {
    id: uuid().primaryKey(),
    serviceId: uuid()
      .notNull()
      .references(() => services.id),
    openedBy: text({ enum: ['client', 'professional'] }).notNull(),
    reason: text().notNull(),
    openedAt: timestamp(moment).notNull(),
    decidedBy: uuid(),
    decidedAt: timestamp(moment),
    toClientCents: bigint(cents),
    toProfessionalCents: bigint(cents),
    explanation: text(),
  },
  (dispute) => [
    uniqueIndex('disputes_open_unique').on(dispute.serviceId).where(sql`decided_at is null`),
    index('disputes_opened_at_idx').on(dispute.openedAt).where(sql`decided_at is null`),
    check(
      'disputes_decided_check',
      sql`(decided_at is null) = (decided_by is null) and (decided_at is null) = (explanation is null)`,
    ),
  ],
);
