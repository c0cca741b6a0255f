import { conflict, forbidden, notFound } from '@sidework/chassis/errors';
import type { Actor } from '@sidework/chassis/http/actor';
import type { ApprovedCard } from '@sidework/contracts/kernel/values';
import { guardianDays } from '@sidework/contracts/marketplace/limits';
import { type Job, requireOpen } from '../jobs/job.ts';
import { type Decided, decide, end, type Proposal, requireClientOf } from './proposal.ts';

const dayMs = 24 * 60 * 60 * 1000;

/** The client asks to hire a child; its guardians have some days to answer, and read the client as it is now. */
export function askGuardian(
  proposal: Proposal,
  job: Job,
  { by, askedClient }: { by: Actor; askedClient: ApprovedCard },
  now: Date,
): Proposal {
  requireClientOf(proposal, job, by);
  if (proposal.status !== 'submitted') throw conflict('proposal_not_open');
  requireOpen(job, now);
  const waitsUntil = new Date(now.getTime() + guardianDays * dayMs);
  const version = proposal.version + 1;
  return { ...proposal, status: 'awaiting_guardian', waitsUntil, askedClient, version };
}

/** The person who decides on a child's hire, and the guardians of the child. */
export interface GuardianStanding {
  by: Actor;
  guardianIds: string[];
}

/** A guardian approves: the client hires the child. */
export function approve(
  proposal: Proposal,
  job: Job,
  standing: GuardianStanding,
  now: Date,
): Decided<'accepted'> {
  requireGuardian(proposal, job, standing);
  requireWaiting(proposal, now);
  return end(proposal, 'accepted', now);
}

/** A guardian refuses: the job stays open to others. */
export function refuse(
  proposal: Proposal,
  job: Job,
  standing: GuardianStanding,
  now: Date,
): Decided<'declined'> {
  requireGuardian(proposal, job, standing);
  requireWaiting(proposal, now);
  return end(proposal, 'declined', now);
}

/** No guardian answered in time. */
export const endUnanswered = (proposal: Proposal, now: Date): Decided<'declined'> =>
  decide(proposal, 'declined', now);

/** Only the client, the child and its guardians learn of a child's hire. */
function requireGuardian(
  proposal: Proposal,
  job: Pick<Job, 'clientId'>,
  { by, guardianIds }: GuardianStanding,
): void {
  if (guardianIds.includes(by.id)) return;
  if (job.clientId === by.id || proposal.professionalId === by.id)
    throw forbidden('not_their_guardian');
  throw notFound('proposal_not_found');
}

function requireWaiting({ status, waitsUntil }: Proposal, now: Date): void {
  if (status !== 'awaiting_guardian' || !waitsUntil || waitsUntil <= now)
    throw conflict('hire_not_waiting');
}
