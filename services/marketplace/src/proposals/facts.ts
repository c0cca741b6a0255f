import type { Person } from '@sidework/chassis/people/people';
import { shownName } from '@sidework/chassis/people/shown-name';
import type { ApprovedCard } from '@sidework/contracts/kernel/values';
import type { Job } from '../jobs/job.ts';
import type { Proposal } from './proposal.ts';

/** The hire of a child as its events carry it. */
export function toChildHireFact(proposal: Proposal, job: Job, guardianIds: string[]) {
  return {
    jobId: job.id,
    proposalId: proposal.id,
    childId: proposal.professionalId,
    clientId: job.clientId,
    guardianIds,
    title: job.title,
    proposedCostCents: proposal.proposedCostCents,
    waitsUntil: (proposal.waitsUntil ?? proposal.createdAt).toISOString(),
  };
}

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

/** The client who wants to hire a child, as its guardian reads it. */
export const toAskedClient = ({ fullName, avatarUrl, profession }: Person): ApprovedCard => ({
  fullName: shownName(fullName),
  avatarUrl,
  profession,
});
