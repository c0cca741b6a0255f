import { lessFee, lessFeeOfPart } from '@sidework/contracts/kernel/percent';
import type { Entry } from '../../ledger/posting.ts';
import * as Posting from '../../ledger/posting.ts';
import * as Payment from '../charges/payment.ts';

/* The sale of a ticket or a course is a payment that another service asked for; its payee is the seller. */

interface Settled {
  payment: Payment.Payment;
  entries: Entry[];
}

type Sold = Payment.Payment & { payeeId: string };

const hasPayee = (payment: Payment.Payment): payment is Sold => payment.payeeId !== null;

const dayMs = 24 * 60 * 60_000;

/** Until when the payee's part is held; undefined where nothing is. */
function holdOf({ holdUntil, holdDays }: Payment.Payment, paidAt: Date): Date | undefined {
  if (holdUntil) return holdUntil;
  return holdDays ? new Date(paidAt.getTime() + holdDays * dayMs) : undefined;
}

/** It was paid in time: the payee has their part, or it is held for them, and the platform has its fee or all of it. */
export function settle(payment: Payment.Payment, reference: string, paidAt: Date): Settled {
  const paid = Payment.succeed(payment, reference, paidAt);
  const { amountCents } = paid;
  if (!hasPayee(paid))
    return { payment: paid, entries: Posting.moved(Posting.cash, [[Posting.fees, amountCents]]) };
  const { netCents, feeCents } = lessFee(amountCents, paid.feeBps);
  const holdUntil = holdOf(paid, paidAt);
  const account = holdUntil ? Posting.heldFor(paid.payeeId) : Posting.payableTo(paid.payeeId);
  return {
    payment: holdUntil ? { ...paid, heldCents: netCents, holdUntil } : paid,
    entries: Posting.moved(Posting.cash, [
      [account, netCents],
      [Posting.fees, feeCents],
    ]),
  };
}

/** The part of what is asked back that was paid and not refunded yet. */
export const refundable = (
  { status, reference, amountCents, refundedCents }: Payment.Payment,
  askedCents: number,
): number =>
  status === 'succeeded' && reference ? Math.min(askedCents, amountCents - refundedCents) : 0;

/**
 * A refund comes from what is held of the sale, then from the payee's balance, as far as that reaches, and the rest they owe;
 * the platform gives its part of the fee.
 */
export function refund(
  payment: Payment.Payment,
  amountCents: number,
  balanceCents: number,
): Settled & { feeCents: number } {
  const { payeeId, payerId, refundedCents } = payment;
  const feeBps = payeeId ? payment.feeBps : 10_000;
  const { netCents, feeCents } = lessFeeOfPart(refundedCents, amountCents, feeBps);
  const fromHold = Math.min(payment.heldCents, netCents);
  const fromBalance = Math.min(balanceCents, netCents - fromHold);
  const from: [Posting.Account, number][] = payeeId
    ? [
        [Posting.heldFor(payeeId), fromHold],
        [Posting.payableTo(payeeId), fromBalance],
        [Posting.owedBy(payeeId), netCents - fromHold - fromBalance],
      ]
    : [];
  return {
    payment: Payment.refund(takeFromHold(payment, fromHold), amountCents),
    entries: Posting.gathered([...from, [Posting.fees, feeCents]], Posting.refundTo(payerId)),
    feeCents,
  };
}

/**
 * Held money follows the end of its event to a later day, never to an earlier one, because the payee sets that end. Money
 * that is no longer held stays where it is.
 */
export function moveHold(payment: Payment.Payment, holdUntil: Date): Payment.Payment {
  const isHeld = Payment.isOpen(payment) || payment.heldCents > 0;
  const isLater = !payment.holdUntil || holdUntil > payment.holdUntil;
  return isHeld && isLater ? { ...payment, holdUntil } : payment;
}

/** It was paid to a payee before the platform held money. */
export const isPaidWithoutHold = (payment: Payment.Payment): payment is Sold =>
  payment.status === 'succeeded' && hasPayee(payment) && payment.holdUntil === null;

/** Holds what the payee still has of a sale from before money was held; undefined where nothing is left. */
export function beginHold(
  payment: Sold,
  balanceCents: number,
  holdUntil: Date,
): Settled | undefined {
  const heldCents = Math.min(left(payment).netCents, balanceCents);
  if (heldCents === 0) return undefined;
  const { payeeId } = payment;
  return {
    payment: { ...payment, heldCents, holdUntil },
    entries: Posting.moved(Posting.payableTo(payeeId), [[Posting.heldFor(payeeId), heldCents]]),
  };
}

/** The part of a payment that no refund took back, with its fee. */
function left({ amountCents, refundedCents, feeBps }: Payment.Payment) {
  const grossCents = amountCents - refundedCents;
  return { grossCents, ...lessFeeOfPart(refundedCents, grossCents, feeBps) };
}

export interface Earned {
  grossCents: number;
  netCents: number;
  feeCents: number;
  at: Date;
}

/**
 * Once the hold is over, what is held is the payee's, and income where the books do not know of it; undefined while it is
 * held, and where nothing is theirs or waits any more.
 */
export function endHold(
  payment: Payment.Payment,
  now: Date,
): (Settled & { earned: Earned | undefined }) | undefined {
  const { status, heldCents, holdUntil, settledAt, earnedAt } = payment;
  const isWaiting = heldCents > 0 || (status === 'succeeded' && !earnedAt);
  const endedAt = holdUntil ?? settledAt;
  if (!hasPayee(payment) || !isWaiting || !endedAt || endedAt > now) return undefined;
  const { payeeId } = payment;
  return {
    payment: { ...takeFromHold(payment, heldCents), earnedAt: earnedAt ?? now },
    entries: Posting.moved(Posting.heldFor(payeeId), [[Posting.payableTo(payeeId), heldCents]]),
    earned: earnedAt ? undefined : { ...left(payment), at: endedAt },
  };
}

/** Still to come of a sale: nothing before it is paid, and nothing once its money is the payee's or went back. */
export function expected(
  payment: Payment.Payment,
): Pick<Earned, 'grossCents' | 'feeCents'> & { holdUntil: Date | null } {
  const { status, heldCents, earnedAt, holdUntil } = payment;
  if (status !== 'succeeded' || heldCents === 0 || earnedAt)
    return { grossCents: 0, feeCents: 0, holdUntil: null };
  const { grossCents, feeCents } = left(payment);
  return { grossCents, feeCents, holdUntil };
}

/** So much of what is held leaves the hold. */
const takeFromHold = (payment: Payment.Payment, cents: number): Payment.Payment => ({
  ...payment,
  heldCents: payment.heldCents - cents,
});
