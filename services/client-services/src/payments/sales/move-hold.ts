import type { Tx } from '@sidework/chassis/db/db';
import { lockAccounts, post } from '../../ledger/post.ts';
import * as Posting from '../../ledger/posting.ts';
import { creditOf } from '../../ledger/queries.ts';
import type { Payment } from '../charges/payment.ts';
import { lockRequestedPayment } from '../charges/queries.ts';
import * as Sale from './sale.ts';
import { saveSale } from './save-sale.ts';

/** The event that was paid for ends at another time, or says for the first time when it ends. */
export async function moveHold(
  tx: Tx,
  { paymentId, holdUntil }: { paymentId: string; holdUntil: Date },
  at: Date,
): Promise<void> {
  const before = await lockRequestedPayment(tx, paymentId);
  const isNew = Sale.isPaidWithoutHold(before) && holdUntil > at;
  const after = isNew
    ? await beginHold(tx, before, holdUntil, at)
    : Sale.moveHold(before, holdUntil);
  await saveSale(tx, before, after, at);
}

/** Tickets that were sold before money was held: what the payee still has of it is held from now on. */
async function beginHold(
  tx: Tx,
  before: Payment & { payeeId: string },
  holdUntil: Date,
  at: Date,
): Promise<Payment> {
  const { id: paymentId, payeeId } = before;
  const payable = Posting.payableTo(payeeId);
  await lockAccounts(tx, [Posting.heldFor(payeeId), payable]);
  const held = Sale.beginHold(before, await creditOf(tx, payable), holdUntil);
  if (!held) return before;
  const { payment, entries } = held;
  await post(tx, { kind: 'hold_begun', cause: `hold_begun:${paymentId}`, paymentId, entries }, at);
  return payment;
}
