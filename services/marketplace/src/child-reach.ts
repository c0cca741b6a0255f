import type { Db } from '@sidework/chassis/db/db';
import { type ChildReach, isOneChild } from '@sidework/chassis/people/news';
import { isYouthCategory } from '@sidework/contracts/marketplace/categories';
import { findJob } from './jobs/queries.ts';
import { findProposal } from './proposals/queries.ts';

export const childReach: ChildReach = {
  category: (_db, category) => isYouthCategory(category),
  jobId: isYouthJob,
  async proposalId(db, id) {
    const proposal = await findProposal(db, id);
    if (!proposal) return false;
    const isChilds = await isOneChild(db, [proposal.professionalId]);
    return isChilds || isYouthJob(db, proposal.jobRequestId);
  },
};

async function isYouthJob(db: Db, id: string): Promise<boolean> {
  const job = await findJob(db, id);
  return job?.isYouth ?? false;
}
