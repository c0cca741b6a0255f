import { chargeStatuses, paymentPurposes } from '@sidework/contracts/client-services/money-words';
import { sql } from 'drizzle-orm';
import { bigint, check, index, integer, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { clientServices } from '../../postgres-schema.ts';

const moment = { withTimezone: true, precision: 3, mode: 'date' } as const;
const cents = { mode: 'number' } as const;

/** A payment that a person is asked for: for a service of theirs, or by another service's event under its own id. */
export const payments = clientServices.table(
  'payments',
  {
    id: uuid().primaryKey(),
    purpose: text({ enum: paymentPurposes }).notNull(),
    serviceId: uuid(),
    /** The milestone of the service that it pays; null of a payment into the whole. */
    milestoneId: uuid(),
    /** The expense of the service that it pays back. */
    expenseId: uuid(),
    payerId: uuid().notNull(),
    /** The payee of the rest after the fee; null for the platform, and for a service, whose escrow receives it. */
    payeeId: uuid(),
    amountCents: bigint(cents).notNull(),
    feeBps: integer().notNull().default(0),
    description: text().notNull(),
    returnTo: text().notNull(),
    status: text({ enum: chargeStatuses }).notNull(),
    /** The provider's name for the charge under way or made; each try has one of its own. */
    reference: text(),
    attempts: integer().notNull().default(0),
    attemptedAt: timestamp(moment),
    card: text(),
    failure: text(),
    refundedCents: bigint(cents).notNull().default(0),
    /** How long the payee's part is held: until a moment, or so many days from the payment. */
    holdUntil: timestamp(moment),
    holdDays: integer(),
    /** The part of it that is held now. */
    heldCents: bigint(cents).notNull().default(0),
    /** The event or the course that is paid for; null of a service, and of what was asked for before it was kept. */
    soldKind: text({ enum: ['event', 'course'] }),
    soldId: text(),
    /** When the payee's part became theirs; from then on it is income. */
    earnedAt: timestamp(moment),
    requestedAt: timestamp(moment).notNull(),
    expiresAt: timestamp(moment).notNull(),
    settledAt: timestamp(moment),
  },
  (payment) => [
    index('payments_service_id_idx').on(payment.serviceId, payment.settledAt),
    index('payments_payer_id_idx').on(payment.payerId, payment.requestedAt, payment.id),
    index('payments_expires_at_idx')
      .on(payment.expiresAt)
      .where(sql`status in ('waiting', 'confirming', 'processing')`),
    index('payments_hold_until_idx').on(payment.holdUntil).where(sql`held_cents > 0`),
    index('payments_unearned_idx')
      .on(payment.id)
      .where(sql`payee_id is not null and earned_at is null and status = 'succeeded'`),
    index('payments_payee_id_idx')
      .on(payment.payeeId, payment.requestedAt, payment.id)
      .where(sql`payee_id is not null`),
    index('payments_held_for_idx').on(payment.payeeId).where(sql`held_cents > 0`),
    check(
      'payments_held_check',
      sql`held_cents between 0 and amount_cents and (held_cents = 0 or hold_until is not null)`,
    ),
    check('payments_purpose_check', sql`(purpose = 'asked') = (service_id is null)`),
    check('payments_expense_check', sql`(purpose = 'expense') = (expense_id is not null)`),
    check(
      'payments_amount_check',
      sql`amount_cents > 0 and refunded_cents between 0 and amount_cents`,
    ),
  ],
);
