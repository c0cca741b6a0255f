import type { Tx } from '@sidework/chassis/db/db';
import type { Actor } from '@sidework/chassis/http/actor';
import type { BackgroundJob } from '@sidework/chassis/jobs/background';
import { eachAlone } from '@sidework/chassis/jobs/each-alone';
import type { Deps } from '../deps.ts';
import * as Payment from './payment.ts';
import {
  expiredPayments,
  getPaymentFor,
  lockPayment,
  lockPaymentFor,
  savePayment,
} from './queries.ts';
import { tellUnpaid } from './settle-payment.ts';

type EndDeps = Pick<Deps, 'db' | 'now' | 'log'>;

export async function abandonPayment(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  actor: Actor,
  paymentId: string,
) {
  await db.transaction(async (tx) => {
    const at = now();
    const before = await lockPaymentFor(tx, actor, paymentId);
    const payment = Payment.abandon(before, actor, at);
    await savePayment(tx, before, payment);
    await tellUnpaid(tx, payment, 'abandoned', at);
  });
  return getPaymentFor(db, actor, paymentId);
}

const atOnce = 500;

/** Ends payments whose time is over; true where there are more. */
async function expirePayments({ db, now, log }: EndDeps): Promise<boolean> {
  const at = now();
  const due = await expiredPayments(db, at, atOnce);
  const expire = ({ id }: { id: string }) => db.transaction((tx) => expirePayment(tx, id, at));
  const done = await eachAlone(due, expire, { log, job: expirePaymentsJob.name });
  return done > 0 && due.length === atOnce;
}

async function expirePayment(tx: Tx, id: string, at: Date): Promise<void> {
  const before = await lockPayment(tx, id);
  const payment = Payment.expire(before, at);
  if (payment === before) return;
  await savePayment(tx, before, payment);
  await tellUnpaid(tx, payment, 'expired', at);
}

export const expirePaymentsJob: BackgroundJob<EndDeps> = {
  name: 'expire-payments',
  every: 5_000,
  run: expirePayments,
};
