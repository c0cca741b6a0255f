import type { Tx } from '@sidework/chassis/db/db';
import type { Actor } from '@sidework/chassis/http/actor';
import type { BackgroundJob } from '@sidework/chassis/jobs/background';
import { eachAlone, type PageOfDue } from '@sidework/chassis/jobs/each-alone';
import type { Deps } from '../../deps.ts';
import * as Payment from './payment.ts';
import {
  expiredPayments,
  getPaymentFor,
  lockPayment,
  lockPaymentFor,
  savePayment,
} from './queries.ts';
import { tellUnpaid } from './tell-unpaid.ts';

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

/** Ends payments whose time is over. */
async function expirePayments({ db, now, log }: EndDeps, stopping?: AbortSignal): Promise<void> {
  const at = now();
  const read = (page: PageOfDue) => expiredPayments(db, at, page);
  const expire = ({ id }: { id: string }) => db.transaction((tx) => expirePayment(tx, id, at));
  await eachAlone({ read, atOnce }, expire, { log, job: expirePaymentsJob.name, stopping });
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
