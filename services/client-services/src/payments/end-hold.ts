import type { Tx } from '@sidework/chassis/db/db';
import type { BackgroundJob } from '@sidework/chassis/jobs/background';
import { and, asc, eq, gt, lte } from 'drizzle-orm';
import type { Deps } from '../deps.ts';
import { post } from '../ledger/post.ts';
import * as Posting from '../ledger/posting.ts';
import * as Payment from './payment.ts';
import { findPayment, lockPayment, savePayment } from './queries.ts';
import { payments } from './table.ts';

/** Gives one payee what was held for a ticket or a course, once; false where no hold ends. */
export const endHold = ({ db, now }: Pick<Deps, 'db' | 'now'>): Promise<boolean> =>
  db.transaction(async (tx) => {
    const at = now();
    const [before] = await tx
      .select()
      .from(payments)
      .where(and(gt(payments.heldCents, 0), lte(payments.holdUntil, at)))
      .orderBy(asc(payments.holdUntil))
      .limit(1)
      .for('update', { skipLocked: true });
    if (!before?.payeeId) return false;
    const { id: paymentId, payeeId, heldCents } = before;
    const entries = Posting.moved(Posting.heldFor(payeeId), [
      [Posting.payableTo(payeeId), heldCents],
    ]);
    await post(tx, { kind: 'hold_ended', cause: `hold:${paymentId}`, paymentId, entries }, at);
    await savePayment(tx, before, Payment.takeFromHold(before, heldCents));
    return true;
  });

export async function moveHold(tx: Tx, paymentId: string, holdUntil: Date): Promise<void> {
  if (!(await findPayment(tx, paymentId))) return;
  const before = await lockPayment(tx, paymentId);
  await savePayment(tx, before, Payment.moveHold(before, holdUntil));
}

/** What is held for somebody, the next to end first. */
export const heldSalesOf = (db: Deps['db'], personId: string) =>
  db
    .select({
      id: payments.id,
      title: payments.description,
      amountCents: payments.heldCents,
      until: payments.holdUntil,
    })
    .from(payments)
    .where(and(eq(payments.payeeId, personId), gt(payments.heldCents, 0)))
    .orderBy(asc(payments.holdUntil), asc(payments.id))
    .limit(50);

export const endHoldsJob: BackgroundJob<Pick<Deps, 'db' | 'now'>> = {
  name: 'end-holds',
  every: 60_000,
  run: endHold,
};
