import type { Db } from '@sidework/chassis/db/db';
import { type ChildReach, isOneChild } from '@sidework/chassis/people/news';
import { isYouthCategory } from '@sidework/contracts/marketplace/categories';
import { eq } from 'drizzle-orm';
import { jobRequests } from './jobs/table.ts';
import { jobProposals } from './proposals/table.ts';

export const childReach: ChildReach = {
  category: (_db, category) => isYouthCategory(category),
  jobId: isYouthJob,
  async proposalId(db, id) {
    const [proposal] = await db.select().from(jobProposals).where(eq(jobProposals.id, id));
    if (!proposal) return false;
    const isChilds = await isOneChild(db, [proposal.professionalId]);
    return isChilds || isYouthJob(db, proposal.jobRequestId);
  },
};

async function isYouthJob(db: Db, id: string): Promise<boolean> {
  const [job] = await db.select().from(jobRequests).where(eq(jobRequests.id, id));
  return job?.isYouth ?? false;
}
