import type { Tx } from '@sidework/chassis/db/db';
import type { BackgroundJob } from '@sidework/chassis/jobs/background';
import { eachAlone, type PageOfDue } from '@sidework/chassis/jobs/each-alone';
import { saleEarned } from '@sidework/contracts/client-services/events';
import type { Deps } from '../deps.ts';
import { lockAccounts, post } from '../ledger/post.ts';
import * as Posting from '../ledger/posting.ts';
import { creditOf } from '../ledger/queries.ts';
import * as Payment from './payment.ts';
import { endedHolds, lockAskedPayment, lockPayment, savePayment } from './queries.ts';
import { tellSale } from './tell-sale.ts';

type EndDeps = Pick<Deps, 'db' | 'now' | 'log'>;

const atOnce = 500;

/**
 * Gives payees what was held for tickets and courses, each once, and tells their books. What was never held, or was sold before
 * the books were told, is told too.
 */
export async function endHolds({ db, now, log }: EndDeps, stopping?: AbortSignal): Promise<void> {
  const at = now();
  const read = (page: PageOfDue) => endedHolds(db, at, page);
  const end = ({ id }: { id: string }) => db.transaction((tx) => endHold(tx, id, at));
  await eachAlone({ read, atOnce }, end, { log, job: endHoldsJob.name, stopping });
}

async function endHold(tx: Tx, paymentId: string, at: Date): Promise<void> {
  const before = await lockPayment(tx, paymentId);
  const { payeeId, heldCents } = before;
  const endedAt = Payment.holdEndedAt(before, at);
  if (!payeeId || !endedAt) return;
  if (heldCents > 0) {
    const entries = Posting.moved(Posting.heldFor(payeeId), [
      [Posting.payableTo(payeeId), heldCents],
    ]);
    await post(tx, { kind: 'hold_ended', cause: `hold:${paymentId}`, paymentId, entries }, at);
  }
  await savePayment(tx, before, Payment.earn(Payment.takeFromHold(before, heldCents), at));
  if (before.earnedAt) return;
  const posted = { postingId: paymentId, ...Payment.left(before), at: endedAt };
  await tellSale(tx, saleEarned, before, posted, at);
}

/** The event that was paid for ends at another time, or says for the first time when it ends. */
export async function moveHold(
  tx: Tx,
  { paymentId, holdUntil }: { paymentId: string; holdUntil: Date },
  at: Date,
): Promise<void> {
  const before = await lockAskedPayment(tx, paymentId);
  const moved = Payment.moveHold(before, holdUntil);
  const isNew = Payment.isPaidWithoutHold(before) && holdUntil > at;
  await savePayment(tx, before, isNew ? await beginHold(tx, before, holdUntil, at) : moved);
}

/** Tickets that were sold before money was held: what the payee still has of it is held from now on. */
async function beginHold(
  tx: Tx,
  payment: Payment.Payment & { payeeId: string },
  holdUntil: Date,
  at: Date,
): Promise<Payment.Payment> {
  const { id: paymentId, payeeId } = payment;
  const [held, payable] = [Posting.heldFor(payeeId), Posting.payableTo(payeeId)];
  await lockAccounts(tx, [held, payable]);
  const cents = Math.min(Payment.netLeft(payment), await creditOf(tx, payable));
  if (cents === 0) return payment;
  const entries = Posting.moved(payable, [[held, cents]]);
  await post(tx, { kind: 'hold_begun', cause: `hold_begun:${paymentId}`, paymentId, entries }, at);
  return Payment.hold(payment, cents, holdUntil);
}

export const endHoldsJob: BackgroundJob<EndDeps> = {
  name: 'end-holds',
  every: 60_000,
  run: endHolds,
};
