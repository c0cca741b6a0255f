import { notFound } from '@sidework/chassis/errors';
import { isKid, type Person } from '@sidework/chassis/people/people';
import { firstNameAndInitial } from '@sidework/chassis/people/plain-name';
import { shownName } from '@sidework/chassis/people/shown-name';
import type { Payment } from '../payments/charges/payment.ts';
import type { Service } from '../services/service.ts';

export interface Receipt {
  paymentId: string;
  paidAt: Date;
  payer: string;
  payee: string;
  title: string;
  /** Only the payer reads the card. */
  card: string | null;
  amountCents: number;
  refundedCents: number;
  isHeld: boolean;
}

type Name = Pick<Person, 'fullName' | 'accountType'>;

/** A payment with what its receipt names. */
export interface RowsOfReceipt {
  payment: Payment;
  service: Pick<Service, 'professionalId'> | undefined;
  payer: Pick<Name, 'fullName'> | undefined;
  payee: Name | undefined;
  /** The client of a service, as its professional may read the name. */
  clientName: string | undefined;
}

/** The id of the person who is paid, which is null where Sidework is paid. */
export const payeeIdOf = ({ payment, service }: Pick<RowsOfReceipt, 'payment' | 'service'>) =>
  service?.professionalId ?? payment.payeeId;

/** The receipt of a payment as this person reads it: the payer with the card, others without. */
export function receiptOf(rows: RowsOfReceipt, readerId: string): Receipt {
  const { payment, payer, payee, clientName } = rows;
  const isPayer = readerId === payment.payerId;
  const plain = payee && isKid(payee) ? firstNameAndInitial(payee.fullName) : payee?.fullName;
  return {
    paymentId: payment.id,
    paidAt: payment.settledAt ?? payment.requestedAt,
    payer: clientName !== undefined && !isPayer ? clientName : shownName(payer?.fullName),
    payee: payeeIdOf(rows) ? shownName(plain) : 'Sidework',
    title: payment.description,
    card: isPayer ? payment.card : null,
    amountCents: payment.amountCents,
    refundedCents: payment.refundedCents,
    isHeld:
      payment.purpose === 'service' || payment.holdUntil !== null || payment.holdDays !== null,
  };
}

/** A receipt is there once the payment arrived. */
export function requirePaid<P extends { status: string }>(payment: P | undefined): P {
  const isPaid = payment?.status === 'succeeded' || payment?.status === 'refunded';
  if (!payment || !isPaid) throw notFound('receipt_not_found');
  return payment;
}
