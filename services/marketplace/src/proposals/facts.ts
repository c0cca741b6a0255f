import type { Job } from '../jobs/job.ts';
import type { Proposal } from './proposal.ts';

/** A proposal as its events carry it. */
export function toProposalFact(proposal: Proposal, job: Job) {
  return {
    proposalId: proposal.id,
    jobRequestId: job.id,
    clientId: job.clientId,
    professionalId: proposal.professionalId,
    title: job.title,
    proposedCostCents: proposal.proposedCostCents,
  };
}
