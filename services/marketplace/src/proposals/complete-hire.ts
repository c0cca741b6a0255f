import type { Tx } from '@sidework/chassis/db/db';
import { save } from '@sidework/chassis/db/save';
import { emit } from '@sidework/chassis/events/outbox';
import { meetNeeds } from '@sidework/chassis/people/needs';
import type { ApprovedCard } from '@sidework/contracts/kernel/values';
import { needMet, proposalAccepted } from '@sidework/contracts/marketplace/events';
import type { Job } from '../jobs/job.ts';
import { tellNeeds } from '../jobs/needs.ts';
import { saveJob } from '../jobs/queries.ts';
import { toProposalFact } from './facts.ts';
import { needsMetBy } from './needs.ts';
import type { Proposal } from './proposal.ts';
import { rejectOpenProposals } from './reject-open-proposals.ts';
import { jobProposals } from './table.ts';

interface Hire {
  waiting: Proposal;
  accepted: Proposal;
  open: Job;
  job: Job;
  /** A child's hire names the guardian who approved it and the client as that guardian read it. */
  approval?: { approvedBy: string; approvedClient?: ApprovedCard };
}

/** Writes a hire that was decided, and tells everybody whom it concerns; the work begins by its event. */
export async function completeHire(
  tx: Tx,
  { waiting, accepted, open, job, approval }: Hire,
  at: Date,
): Promise<void> {
  await save(tx, jobProposals, waiting, accepted);
  await saveJob(tx, open, job);
  const { description, category } = job;
  const fact = { ...toProposalFact(accepted, job), ...approval };
  await emit(tx, proposalAccepted, { ...fact, description, category }, at);
  await meetNeeds(tx, { needMet }, needsMetBy(accepted, job), at);
  await tellNeeds(tx, open, job, at);
  await rejectOpenProposals(tx, job, at);
}
