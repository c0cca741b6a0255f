import type { Tx } from '@sidework/chassis/db/db';
import { lockEnrollment } from '../enrollments/queries.ts';
import { lockEvent } from '../events/queries.ts';
import { findPayment, lockPayment } from '../payments/queries.ts';
import { findRegistration, lockRegistration } from '../registrations/queries.ts';

/**
 * Locks a payment with what it is for. Everybody locks in this order, so that no two wait for each other: an event before its
 * registrations, several events by id, and a registration or an enrollment before its payments.
 */
export async function lockPaymentWithSubject(tx: Tx, paymentId: string) {
  const found = await findPayment(tx, paymentId);
  if (!found) return undefined;
  if (found.subjectKind === 'enrollment') await lockEnrollment(tx, found.subjectId);
  else await lockSeat(tx, found.subjectId);
  return lockPayment(tx, paymentId);
}

async function lockSeat(tx: Tx, registrationId: string): Promise<void> {
  const found = await findRegistration(tx, registrationId);
  if (!found) return;
  await lockEvent(tx, found.eventId);
  await lockRegistration(tx, registrationId);
}
