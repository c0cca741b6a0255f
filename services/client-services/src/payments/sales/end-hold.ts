import type { Tx } from '@sidework/chassis/db/db';
import type { BackgroundJob } from '@sidework/chassis/jobs/background';
import { eachAlone, type PageOfDue } from '@sidework/chassis/jobs/each-alone';
import { saleEarned } from '@sidework/contracts/client-services/events/money';
import type { Deps } from '../../deps.ts';
import { post } from '../../ledger/post.ts';
import { lockPayment } from '../charges/queries.ts';
import { endedHolds } from './queries.ts';
import * as Sale from './sale.ts';
import { saveSale } from './save-sale.ts';
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
  const ended = Sale.endHold(before, at);
  if (!ended) return;
  const { payment, entries, earned } = ended;
  if (entries.length > 0)
    await post(tx, { kind: 'hold_ended', cause: `hold:${paymentId}`, paymentId, entries }, at);
  await saveSale(tx, before, payment, at);
  if (earned) await tellSale(tx, saleEarned, before, { postingId: paymentId, ...earned }, at);
}

export const endHoldsJob: BackgroundJob<EndDeps> = {
  name: 'end-holds',
  every: 60_000,
  run: endHolds,
};
