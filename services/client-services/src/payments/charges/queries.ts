import type { Db, Tx } from '@sidework/chassis/db/db';
import { save } from '@sidework/chassis/db/save';
import { notFound } from '@sidework/chassis/errors';
import type { Actor } from '@sidework/chassis/http/actor';
import type { PageOfDue } from '@sidework/chassis/jobs/each-alone';
import { and, asc, desc, eq, gt, inArray, lte } from 'drizzle-orm';
import type { Payment } from './payment.ts';
import { payments } from './table.ts';

export async function getPaymentFor(db: Db, actor: Actor, id: string): Promise<Payment> {
  const [payment] = await db
    .select()
    .from(payments)
    .where(and(eq(payments.id, id), eq(payments.payerId, actor.id)));
  if (!payment) throw notFound('payment_not_found');
  return payment;
}

export async function insertPayment(tx: Tx, payment: typeof payments.$inferInsert): Promise<void> {
  await tx.insert(payments).values(payment);
}

/** The service that asks chooses the id, so that the same is asked for once. */
export async function insertRequestedPayment(
  tx: Tx,
  payment: typeof payments.$inferInsert,
): Promise<void> {
  await tx.insert(payments).values(payment).onConflictDoNothing();
}

export async function findPayment(db: Db, id: string): Promise<Payment | undefined> {
  const [payment] = await db.select().from(payments).where(eq(payments.id, id));
  return payment;
}

export async function lockPayment(tx: Tx, id: string): Promise<Payment> {
  const [payment] = await tx.select().from(payments).where(eq(payments.id, id)).for('update');
  if (!payment) throw notFound('payment_not_found');
  return payment;
}

/** A payment that another service asked for. News of it may come first, and then has to come again. */
export async function lockRequestedPayment(tx: Tx, id: string): Promise<Payment> {
  const [payment] = await tx.select().from(payments).where(eq(payments.id, id)).for('update');
  if (!payment) throw new Error(`the payment ${id} is not known yet`);
  return payment;
}

export async function lockPaymentFor(tx: Tx, actor: Actor, id: string): Promise<Payment> {
  const payment = await lockPayment(tx, id);
  if (payment.payerId !== actor.id) throw notFound('payment_not_found');
  return payment;
}

export const savePayment = (tx: Tx, before: Payment, after: Payment): Promise<void> =>
  save(tx, payments, before, after);

/** The payments for a service that are not over, of one purpose; the service is locked before them, as everywhere. */
export const lockOpenFor = (
  tx: Tx,
  serviceId: string,
  purpose: Payment['purpose'] = 'service',
): Promise<Payment[]> =>
  tx
    .select()
    .from(payments)
    .where(
      and(
        eq(payments.serviceId, serviceId),
        eq(payments.purpose, purpose),
        inArray(payments.status, ['waiting', 'confirming', 'processing']),
      ),
    )
    .orderBy(asc(payments.id))
    .for('update');

/** The payments into the protected funds of a service that a refund can go back to, latest first. */
export const lockPaidFor = (tx: Tx, serviceId: string): Promise<Payment[]> =>
  tx
    .select()
    .from(payments)
    .where(
      and(
        eq(payments.serviceId, serviceId),
        eq(payments.purpose, 'service'),
        eq(payments.status, 'succeeded'),
      ),
    )
    .orderBy(desc(payments.settledAt), desc(payments.id))
    .for('update');

export const expiredPayments = (db: Db, at: Date, { after, limit }: PageOfDue) =>
  db
    .select({ id: payments.id })
    .from(payments)
    .where(
      and(
        inArray(payments.status, ['waiting', 'confirming', 'processing']),
        lte(payments.expiresAt, at),
        after ? gt(payments.id, after) : undefined,
      ),
    )
    .orderBy(payments.id)
    .limit(limit);
