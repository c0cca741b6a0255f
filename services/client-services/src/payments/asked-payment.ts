import type { Tx } from '@sidework/chassis/db/db';
import { emit } from '@sidework/chassis/events/outbox';
import { paymentRefunded, saleRefunded } from '@sidework/contracts/client-services/events';
import type {
  paymentRequested,
  refundRequested,
} from '@sidework/contracts/education-events/events';
import { lessFeeOfPart } from '@sidework/contracts/kernel/percent';
import type { z } from 'zod';
import { payeeOf } from '../escrow/payee.ts';
import { lockAccounts, post } from '../ledger/post.ts';
import * as Posting from '../ledger/posting.ts';
import { creditOf } from '../ledger/queries.ts';
import { addRefund } from '../transfers/add-transfer.ts';
import * as Payment from './payment.ts';
import { insertAskedPayment, lockAskedPayment, savePayment } from './queries.ts';
import { tellSale } from './tell-sale.ts';

/** A payment that another service asks for waits for a card under the id that this service chose. */
export async function askForPayment(
  tx: Tx,
  asked: z.infer<typeof paymentRequested.data>,
  at: Date,
): Promise<void> {
  const { paymentId: id, expiresAt, payeeId, holdUntil, sold, ...rest } = asked;
  await insertAskedPayment(tx, {
    id,
    ...rest,
    purpose: 'asked',
    status: 'waiting',
    requestedAt: at,
    payeeId: payeeId && (await payeeOf(tx, payeeId)),
    expiresAt: new Date(expiresAt),
    holdUntil: holdUntil ? new Date(holdUntil) : null,
    soldKind: sold?.kind ?? null,
    soldId: sold?.id ?? null,
  });
}

/**
 * Gives back what was paid. It comes from what is held of it, then from the payee's balance, as far as that reaches, and the
 * rest they owe; the platform gives its part of the fee. What was not paid yet is asked for no more.
 */
export async function refundPayment(
  tx: Tx,
  { paymentId, amountCents: asked }: z.infer<typeof refundRequested.data>,
  at: Date,
): Promise<void> {
  const before = await lockAskedPayment(tx, paymentId);
  if (Payment.isOpen(before)) {
    await savePayment(tx, before, { ...before, status: 'failed', settledAt: at });
    return;
  }
  const amountCents = Math.min(asked, before.amountCents - before.refundedCents);
  if (before.status !== 'succeeded' || amountCents === 0 || !before.reference) return;
  const { payeeId, payerId, reference, refundedCents } = before;
  const feeBps = payeeId ? before.feeBps : 10_000;
  const { netCents, feeCents } = lessFeeOfPart(refundedCents, amountCents, feeBps);
  const fromHold = Math.min(before.heldCents, netCents);
  const balance = payeeId ? await lockedBalance(tx, { payeeId, payerId }) : 0;
  const fromBalance = Math.min(balance, netCents - fromHold);
  const from: [Posting.Account, number][] = payeeId
    ? [
        [Posting.heldFor(payeeId), fromHold],
        [Posting.payableTo(payeeId), fromBalance],
        [Posting.owedBy(payeeId), netCents - fromHold - fromBalance],
      ]
    : [];
  const entries = Posting.gathered([...from, [Posting.fees, feeCents]], Posting.refundTo(payerId));
  const cause = `refund:${paymentId}:${refundedCents}`;
  const postingId = await post(tx, { kind: 'refund', cause, paymentId, entries }, at);
  const after = Payment.refund(Payment.takeFromHold(before, fromHold), amountCents);
  await savePayment(tx, before, after);
  const posted = { postingId, grossCents: amountCents, feeCents, at };
  if (before.earnedAt) await tellSale(tx, saleRefunded, before, posted, at);
  await addRefund(tx, { personId: payerId, serviceId: null, reference, amountCents }, at);
  const isWhole = after.status === 'refunded';
  await emit(tx, paymentRefunded, { paymentId, payerId, amountCents, isWhole }, at);
}

/** The payee's balance, locked until the transaction ends. */
async function lockedBalance(
  tx: Tx,
  { payeeId, payerId }: { payeeId: string; payerId: string },
): Promise<number> {
  const theirs = [Posting.heldFor, Posting.payableTo, Posting.owedBy].map((of) => of(payeeId));
  await lockAccounts(tx, [Posting.refundTo(payerId), ...theirs]);
  return creditOf(tx, Posting.payableTo(payeeId));
}
