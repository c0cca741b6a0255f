import type { Tx } from '@sidework/chassis/db/db';
import { emit } from '@sidework/chassis/events/outbox';
import { paymentRefunded, saleRefunded } from '@sidework/contracts/client-services/events/money';
import type { refundRequested } from '@sidework/contracts/education-events/events/tickets';
import type { z } from 'zod';
import { lockAccounts, post } from '../../ledger/post.ts';
import * as Posting from '../../ledger/posting.ts';
import { creditOf } from '../../ledger/queries.ts';
import { addRefund } from '../../transfers/add-transfer.ts';
import * as Payment from '../charges/payment.ts';
import { lockRequestedPayment, savePayment } from '../charges/queries.ts';
import * as Sale from './sale.ts';
import { saveSale } from './save-sale.ts';
import { tellSale } from './tell-sale.ts';

/** Gives back what was paid. What was not paid yet is asked for no more. */
export async function refundSale(
  tx: Tx,
  { paymentId, amountCents: asked }: z.infer<typeof refundRequested.data>,
  at: Date,
): Promise<void> {
  const before = await lockRequestedPayment(tx, paymentId);
  if (Payment.isOpen(before)) return savePayment(tx, before, Payment.cancel(before, at));
  const amountCents = Sale.refundable(before, asked);
  const { payeeId, payerId, reference, refundedCents } = before;
  if (amountCents === 0 || !reference) return;
  const balance = payeeId ? await lockedBalance(tx, { payeeId, payerId }) : 0;
  const { payment, entries, feeCents } = Sale.refund(before, amountCents, balance);
  const cause = `refund:${paymentId}:${refundedCents}`;
  const postingId = await post(tx, { kind: 'refund', cause, paymentId, entries }, at);
  await saveSale(tx, before, payment, at);
  const posted = { postingId, grossCents: amountCents, feeCents, at };
  if (before.earnedAt) await tellSale(tx, saleRefunded, before, posted, at);
  await addRefund(tx, { personId: payerId, serviceId: null, reference, amountCents }, at);
  const isWhole = payment.status === 'refunded';
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
