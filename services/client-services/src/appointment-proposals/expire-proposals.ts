import type { BackgroundJob } from '@sidework/chassis/jobs/background';
import type { Deps } from '../deps.ts';
import { lockService } from '../services/queries.ts';
import { ended } from './appointment-proposal.ts';
import { findOpenProposal, overdueProposals } from './queries.ts';
import { closeProposal } from './save-proposal.ts';

const atOnce = 50;

/** Ends proposals whose times have all passed; true where there may be more. */
export const expireAppointmentProposalsJob: BackgroundJob<Pick<Deps, 'db' | 'now'>> = {
  name: 'expire-appointment-proposals',
  every: 60_000,
  run: async ({ db, now }) => {
    const overdue = await overdueProposals(db, now(), atOnce);
    for (const { id, serviceId } of overdue)
      await db.transaction(async (tx) => {
        const service = await lockService(tx, serviceId);
        const at = now();
        const open = await findOpenProposal(tx, serviceId);
        if (open?.id === id) await closeProposal(tx, open, ended(open, 'expired', at), service, at);
      });
    return overdue.length === atOnce;
  },
};
