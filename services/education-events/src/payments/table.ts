import { bigint, index, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { educationEvents } from '../postgres-schema.ts';

const moment = { withTimezone: true, precision: 3, mode: 'date' } as const;

/** Each try to pay has a payment of its own, so that a late answer is told from a new one. */
export const payments = educationEvents.table(
  'payments',
  {
    id: uuid().primaryKey(),
    subjectKind: text({ enum: ['enrollment', 'registration'] }).notNull(),
    subjectId: uuid().notNull(),
    payerId: uuid().notNull(),
    amountCents: bigint({ mode: 'number' }).notNull(),
    status: text({
      enum: ['requested', 'succeeded', 'failed', 'refund_requested', 'refunded'],
    }).notNull(),
    requestedAt: timestamp(moment).notNull(),
    answeredAt: timestamp(moment),
  },
  (payment) => [
    index('payments_subject_id_idx').on(payment.subjectId, payment.requestedAt),
    index('payments_payer_id_idx').on(payment.payerId, payment.requestedAt, payment.id),
  ],
);
