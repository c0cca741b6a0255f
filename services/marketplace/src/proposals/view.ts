import { isKid, toPersonCard } from '@sidework/chassis/people/people';
import { shownName } from '@sidework/chassis/people/shown-name';
import type { ProposalView } from '@sidework/contracts/marketplace/proposals';
import { clientNameFor } from '../jobs/audience.ts';
import { resendsLeft } from './proposal.ts';
import type { ShownProposal } from './queries.ts';

export function toProposalView(shown: ShownProposal): ProposalView {
  const { proposal, job, professional, licenses } = shown;
  return {
    id: proposal.id,
    jobRequestId: job.id,
    job: {
      id: job.id,
      title: job.title,
      category: job.category,
      status: job.status,
      location: job.location,
      budgetMinCents: job.budgetMinCents,
      budgetMaxCents: job.budgetMaxCents,
      client: clientFor(shown),
    },
    professional: toPersonCard(professional),
    licenses: isKid(professional) ? [] : licenses,
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
    canComeOn: isKid(professional) ? null : proposal.canComeOn,
    resendsLeft: resendsLeft(proposal),
    version: proposal.version,
    isInvited: shown.isInvited,
    isNew: false,
  };
}

/** As the job itself names its client to the proposal's author. */
function clientFor({ proposal, job, professional, clientName }: ShownProposal) {
  const author = { id: professional.id, isChild: isKid(professional) };
  const name = clientNameFor(author, job, clientName, proposal.askedClient);
  return name === null ? null : { id: job.clientId, fullName: shownName(name) };
}

/** A proposal as the job's client sees it. */
export const toProposalViewForClient = (shown: ShownProposal): ProposalView => ({
  ...toProposalView(shown),
  isNew: shown.proposal.status === 'submitted' && !shown.proposal.isSeen,
  mark: shown.proposal.mark,
  distanceMiles: isKid(shown.professional) ? null : shown.proposal.distanceMiles,
  resendsLeft: 0,
});
