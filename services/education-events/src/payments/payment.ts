import type { payments } from './table.ts';

export type Payment = typeof payments.$inferSelect;

/** The answer of client-services counts once; undefined for a second one. */
export const answer = (
  payment: Payment,
  status: 'succeeded' | 'failed',
  now: Date,
): Payment | undefined =>
  payment.status === 'requested' ? { ...payment, status, answeredAt: now } : undefined;

export const refund = (payment: Payment): Payment => ({ ...payment, status: 'refunded' });
