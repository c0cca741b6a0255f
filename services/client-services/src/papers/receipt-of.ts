import type { Db } from '@sidework/chassis/db/db';
import { isKid } from '@sidework/chassis/people/people';
import { firstNameAndInitial } from '@sidework/chassis/people/plain-name';
import { shownName } from '@sidework/chassis/people/shown-name';
import { clientNameOf } from '../escrow/client-name.ts';
import type { Payment } from '../payments/charges/payment.ts';
import { findPerson } from '../people/queries.ts';
import { findService } from '../services/queries.ts';
import type { Receipt } from './print-receipt.ts';

/** The receipt of a payment as this person reads it: the payer with the card, others without. */
export async function receiptOf(db: Db, payment: Payment, readerId: string): Promise<Receipt> {
  const service = payment.serviceId ? await findService(db, payment.serviceId) : undefined;
  const payeeId = service?.professionalId ?? payment.payeeId;
  const payee = payeeId ? await findPerson(db, payeeId) : undefined;
  const payer = await findPerson(db, payment.payerId);
  const isPayer = readerId === payment.payerId;
  const plain = payee && isKid(payee) ? firstNameAndInitial(payee.fullName) : payee?.fullName;
  return {
    paymentId: payment.id,
    paidAt: payment.settledAt ?? payment.requestedAt,
    payer: service && !isPayer ? await clientNameOf(db, service) : shownName(payer?.fullName),
    payee: payeeId ? shownName(plain) : 'Sidework',
    title: payment.description,
    card: isPayer ? payment.card : null,
    amountCents: payment.amountCents,
    refundedCents: payment.refundedCents,
    isHeld: service !== undefined || payment.holdUntil !== null || payment.holdDays !== null,
  };
}
