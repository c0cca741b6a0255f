import type { BackgroundJob } from '@sidework/chassis/jobs/background';
import { eachAlone, type PageOfDue } from '@sidework/chassis/jobs/each-alone';
import type { Deps } from '../deps.ts';
import { lockService } from '../services/queries.ts';
import { isDue } from './dispute.ts';
import { moveMoney } from './move-money.ts';
import { dueDisputes, lockDispute } from './queries.ts';

type SettleDeps = Pick<Deps, 'db' | 'now' | 'log'>;

const atOnce = 500;

/** Moves the money of each decision whose time for an appeal is over; false where none moved. */
async function settleDue({ db, now, log }: SettleDeps, stopping?: AbortSignal): Promise<boolean> {
  const due = now();
  const read = (page: PageOfDue) => dueDisputes(db, due, page);
  const settle = ({ id, serviceId }: { id: string; serviceId: string }) =>
    db.transaction(async (tx) => {
      const service = await lockService(tx, serviceId);
      const dispute = await lockDispute(tx, id);
      const at = now();
      // Both sides accepted it a moment ago.
      if (isDue(dispute, at)) await moveMoney(tx, service, dispute, at);
    });
  const of = { log, job: settleDueDisputesJob.name, stopping };
  return (await eachAlone({ read, atOnce }, settle, of)) > 0;
}

export const settleDueDisputesJob: BackgroundJob<SettleDeps> = {
  name: 'settle-disputes',
  every: 15_000,
  run: settleDue,
};
