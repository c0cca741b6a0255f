import type { Tx } from '@sidework/chassis/db/db';
import { emit } from '@sidework/chassis/events/outbox';
import { refundRequested } from '@sidework/contracts/education-events/events/tickets';
import type { z } from 'zod';
import { markPartRequested, markRefundRequested } from './queries.ts';

export type RefundReason = z.infer<typeof refundRequested.data>['reason'];

/** Goes back to the payer; nothing does where nothing was paid, or where it went back before. */
export interface Refunded {
  payerId: string;
  amountCents: number;
}

/** Asks for what was paid for something to go back, once. */
export async function refundPayments(
  tx: Tx,
  subjectId: string,
  reason: RefundReason,
  at: Date,
  mostCents?: number | null,
): Promise<Refunded[]> {
  return refundPaid(tx, { subjectId }, reason, at, mostCents);
}

/** Asks for one payment to go back: what else was paid for the same has brought something. */
export async function refundPayment(
  tx: Tx,
  paymentId: string,
  reason: RefundReason,
  at: Date,
): Promise<Refunded[]> {
  return refundPaid(tx, { paymentId }, reason, at);
}

/** Asks for the part that a refund rule had kept of what was paid. */
export async function refundRest(
  tx: Tx,
  subjectId: string,
  refundedCents: number,
  reason: RefundReason,
  at: Date,
): Promise<void> {
  for (const { id, payerId, amountCents: paid } of await markPartRequested(tx, subjectId)) {
    const amountCents = paid - refundedCents;
    await emit(tx, refundRequested, { paymentId: id, payerId, amountCents, reason }, at);
  }
}

/** Asks for the part of one seat of what was paid for a group, of which other parts may have gone back before. */
export async function refundPart(
  tx: Tx,
  subjectId: string,
  amountCents: number,
  reason: RefundReason,
  at: Date,
): Promise<void> {
  if (amountCents === 0) return;
  for (const { id, payerId } of await markPartRequested(tx, subjectId))
    await emit(tx, refundRequested, { paymentId: id, payerId, amountCents, reason }, at);
}

async function refundPaid(
  tx: Tx,
  which: Parameters<typeof markRefundRequested>[1],
  reason: RefundReason,
  at: Date,
  mostCents?: number | null,
): Promise<Refunded[]> {
  const refunded: Refunded[] = [];
  for (const { id, payerId, amountCents: paid } of await markRefundRequested(tx, which)) {
    const amountCents = Math.min(paid, mostCents ?? paid);
    await emit(tx, refundRequested, { paymentId: id, payerId, amountCents, reason }, at);
    refunded.push({ payerId, amountCents });
  }
  return refunded;
}
