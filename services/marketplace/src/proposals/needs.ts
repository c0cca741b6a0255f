import type { Need } from '@sidework/contracts/kernel/needs';
import type { MarketplaceNeed } from '@sidework/contracts/network-chat/need-kinds/marketplace';
import { webAddresses } from '@sidework/contracts/web-addresses';
import type { Job } from '../jobs/job.ts';
import type { Proposal } from './proposal.ts';

/** A new proposal waits for its client's answer; a child's proposal waits for its guardians to look at it as well. */
export function needsOf(
  proposal: Proposal,
  job: Job,
  guardianIds: string[],
): Need<MarketplaceNeed>[] {
  const { id: subjectId, professionalId, proposedCostCents: amountCents } = proposal;
  const shared = {
    subjectId,
    actorId: professionalId,
    title: job.title,
    details: { amountCents },
  };
  const answer: Need<MarketplaceNeed> = {
    ...shared,
    kind: 'proposal_to_answer',
    receivers: [job.clientId],
    path: webAddresses.job(job.id),
  };
  if (guardianIds.length === 0) return [answer];
  const look: Need<MarketplaceNeed> = {
    ...shared,
    kind: 'child_proposal',
    receivers: guardianIds,
    childId: professionalId,
    path: webAddresses.child(professionalId),
  };
  return [answer, look];
}

/** One of the guardians has to approve or refuse the hire of a child. */
export function childHireNeed(
  { id: subjectId, professionalId: childId, proposedCostCents, waitsUntil }: Proposal,
  { clientId, title }: Job,
  guardianIds: string[],
): Need<MarketplaceNeed> {
  const endsAt = waitsUntil?.toISOString();
  return {
    kind: 'child_hire',
    subjectId,
    receivers: guardianIds,
    actorId: clientId,
    childId,
    title,
    details: { amountCents: proposedCostCents, ...(endsAt && { endsAt }) },
    path: webAddresses.child(childId),
    ...(endsAt && { until: endsAt }),
  };
}

/** The needs that a decision meets. Only children propose on youth jobs, so only these have needs of guardians. */
export const needsMetBy = ({ id: subjectId }: Pick<Proposal, 'id'>, job: Pick<Job, 'isYouth'>) => {
  const kinds: MarketplaceNeed[] = job.isYouth
    ? ['proposal_to_answer', 'child_proposal', 'child_hire']
    : ['proposal_to_answer'];
  return kinds.map((kind) => ({ kind, subjectId }));
};
