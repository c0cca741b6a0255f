import { isKid, toPersonCard } from '@sidework/chassis/people/people';
import type { ProposalView } from '@sidework/contracts/marketplace/proposals';
import { resendsLeft } from './proposal.ts';
import type { ShownProposal } from './queries.ts';

export function toProposalView({ proposal, job, professional }: ShownProposal): ProposalView {
  return {
    id: proposal.id,
    jobRequestId: job.id,
    job: { id: job.id, title: job.title, category: job.category, status: job.status },
    professional: toPersonCard(professional),
    proposedCostCents: proposal.proposedCostCents,
    message: proposal.message,
    status: proposal.status,
    createdAt: proposal.createdAt.toISOString(),
    decidedAt: proposal.decidedAt?.toISOString() ?? null,
    needsGuardian: isKid(professional),
    waitsUntil:
      proposal.status === 'awaiting_guardian' ? (proposal.waitsUntil?.toISOString() ?? null) : null,
    mark: 'none',
    distanceMiles: null,
    resendsLeft: resendsLeft(proposal),
    version: proposal.version,
    isNew: false,
  };
}

/** A proposal as the job's client sees it. */
export const toProposalViewForClient = (shown: ShownProposal): ProposalView => ({
  ...toProposalView(shown),
  isNew: shown.proposal.status === 'submitted' && !shown.proposal.isSeen,
  mark: shown.proposal.mark,
  distanceMiles: isKid(shown.professional) ? null : shown.proposal.distanceMiles,
  resendsLeft: 0,
});
