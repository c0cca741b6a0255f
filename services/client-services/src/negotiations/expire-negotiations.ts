import type { Tx } from '@sidework/chassis/db/db';
import type { BackgroundJob } from '@sidework/chassis/jobs/background';
import type { Deps } from '../deps.ts';
import { needsGuardian } from '../services/child-queries.ts';
import { lockService } from '../services/queries.ts';
import type { Service } from '../services/service.ts';
import { closed, type Negotiation } from './negotiation.ts';
import { findOpenNegotiation, overdueNegotiations } from './queries.ts';
import { closeNegotiation } from './save-negotiation.ts';

const atOnce = 50;

/** Ends negotiations that were not answered in time; true where there may be more. */
async function expireNegotiations({ db, now }: Pick<Deps, 'db' | 'now'>): Promise<boolean> {
  const overdue = await overdueNegotiations(db, now(), atOnce);
  for (const { id, serviceId } of overdue)
    await db.transaction(async (tx) => {
      const at = now();
      const service = await lockService(tx, serviceId);
      const open = await findOpenNegotiation(tx, serviceId);
      if (open?.id === id && (open.expiresAt <= at || (await isLeftAlone(tx, open, service))))
        await closeNegotiation(tx, open, closed(open, 'expired', at), service, at);
    });
  return overdue.length === atOnce;
}

/** It waits for guardians, and the professional has come of age meanwhile. Both sides can propose it again. */
const isLeftAlone = async (tx: Tx, { status }: Negotiation, service: Service) =>
  status === 'awaiting_guardian' && !(await needsGuardian(tx, service));

export const expireNegotiationsJob: BackgroundJob<Deps> = {
  name: 'expire-negotiations',
  every: 60_000,
  run: expireNegotiations,
};
