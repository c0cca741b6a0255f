import type { Db, Tx } from '@sidework/chassis/db/db';
import { and, desc, eq, inArray, ne } from 'drizzle-orm';
import { registrations } from '../registrations/table.ts';
import type { Payment } from './payment.ts';
import { payments } from './table.ts';

/** The open payments of a person, by their subject; of several tries the last. */
export async function openPaymentsOf(
  db: Db,
  payerId: string,
  subjectIds: string[],
): Promise<Map<string, string>> {
  if (subjectIds.length === 0) return new Map();
  const rows = await db
    .select({ id: payments.id, subjectId: payments.subjectId })
    .from(payments)
    .where(
      and(
        eq(payments.payerId, payerId),
        eq(payments.status, 'requested'),
        inArray(payments.subjectId, subjectIds),
      ),
    )
    .orderBy(desc(payments.requestedAt));
  return new Map(rows.toReversed().map(({ subjectId, id }) => [subjectId, id]));
}

export async function insertPayment(tx: Tx, payment: Payment): Promise<void> {
  await tx.insert(payments).values(payment);
}

export async function findPayment(db: Db, id: string): Promise<Payment | undefined> {
  const [payment] = await db.select().from(payments).where(eq(payments.id, id));
  return payment;
}

/** The subject of the payment has to be locked before, as everywhere. */
export async function lockPayment(tx: Tx, id: string): Promise<Payment | undefined> {
  const [payment] = await tx.select().from(payments).where(eq(payments.id, id)).for('update');
  return payment;
}

export async function savePayment(tx: Tx, { id, ...payment }: Payment): Promise<void> {
  await tx.update(payments).set(payment).where(eq(payments.id, id));
}

/** The moment at which something was paid that was not given back since. */
export async function paidAtOf(db: Db, subjectId: string): Promise<Date | null> {
  const [paid] = await db
    .select({ at: payments.answeredAt })
    .from(payments)
    .where(and(eq(payments.subjectId, subjectId), eq(payments.status, 'succeeded')))
    .orderBy(desc(payments.answeredAt))
    .limit(1);
  return paid?.at ?? null;
}

/** Marks the paid payments of a subject, or one payment, as going back, so that each is asked for once. */
export const markRefundRequested = (
  tx: Tx,
  which: { subjectId: string } | { paymentId: string },
): Promise<Payment[]> =>
  tx
    .update(payments)
    .set({ status: 'refund_requested' })
    .where(
      and(
        'paymentId' in which
          ? eq(payments.id, which.paymentId)
          : eq(payments.subjectId, which.subjectId),
        eq(payments.status, 'succeeded'),
      ),
    )
    .returning();

/** Marks what was paid for a subject as going back, also where other parts of it are on their way or back already. */
export const markPartRequested = (tx: Tx, subjectId: string): Promise<Payment[]> =>
  tx
    .update(payments)
    .set({ status: 'refund_requested' })
    .where(
      and(
        eq(payments.subjectId, subjectId),
        inArray(payments.status, ['succeeded', 'refund_requested', 'refunded']),
      ),
    )
    .returning();

/** The payments for the tickets of an event whose money is, or may come to be, held; also where a part of it went back. */
export const heldPaymentsOf = (tx: Tx, eventId: string) =>
  tx
    .select({ paymentId: payments.id })
    .from(payments)
    .innerJoin(registrations, eq(registrations.id, payments.subjectId))
    .where(and(eq(registrations.eventId, eventId), ne(payments.status, 'failed')));
