import type { Actor } from '@sidework/chassis/http/actor';
import type { BackgroundJob } from '@sidework/chassis/jobs/background';
import type { Deps } from '../deps.ts';
import * as Payment from './payment.ts';
import {
  findExpiredPayment,
  getPaymentFor,
  lockPayment,
  lockPaymentFor,
  savePayment,
} from './queries.ts';
import { tellUnpaid } from './settle-payment.ts';

type EndDeps = Pick<Deps, 'db' | 'now'>;

export async function abandonPayment({ db, now }: EndDeps, actor: Actor, paymentId: string) {
  await db.transaction(async (tx) => {
    const at = now();
    const before = await lockPaymentFor(tx, actor, paymentId);
    const payment = Payment.abandon(before, actor, at);
    await savePayment(tx, before, payment);
    await tellUnpaid(tx, payment, 'abandoned', at);
  });
  return getPaymentFor(db, actor, paymentId);
}

/** Ends one payment whose time is over; false where none is. */
async function expirePayment({ db, now }: EndDeps): Promise<boolean> {
  const at = now();
  const due = await findExpiredPayment(db, at);
  if (!due) return false;
  await db.transaction(async (tx) => {
    const before = await lockPayment(tx, due.id);
    const payment = Payment.expire(before, at);
    if (payment === before) return;
    await savePayment(tx, before, payment);
    await tellUnpaid(tx, payment, 'expired', at);
  });
  return true;
}

export const expirePaymentsJob: BackgroundJob<EndDeps> = {
  name: 'expire-payments',
  every: 5_000,
  run: expirePayment,
};
