import type { BackgroundJob } from '@sidework/chassis/jobs/background';
import type { Deps } from '../deps.ts';
import { lockService } from '../services/queries.ts';
import { isDue } from './dispute.ts';
import { moveMoney } from './move-money.ts';
import { findDueDispute, lockDispute } from './queries.ts';

/** Moves the money of one decision whose time for an appeal is over; false where there is none. */
async function settleDue({ db, now }: Pick<Deps, 'db' | 'now'>): Promise<boolean> {
  const due = await findDueDispute(db, now());
  if (!due) return false;
  await db.transaction(async (tx) => {
    const service = await lockService(tx, due.serviceId);
    const dispute = await lockDispute(tx, due.id);
    const at = now();
    // Both sides accepted it a moment ago.
    if (isDue(dispute, at)) await moveMoney(tx, service, dispute, at);
  });
  return true;
}

export const settleDueDisputesJob: BackgroundJob<Pick<Deps, 'db' | 'now'>> = {
  name: 'settle-disputes',
  every: 15_000,
  run: settleDue,
};
