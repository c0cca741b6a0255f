import { conflict, forbidden, notFound, unprocessable } from '@sidework/chassis/errors';
import type { Actor } from '@sidework/chassis/http/actor';
import { contactInProposal } from '@sidework/contracts/marketplace/contact-details';
import { guardianDays } from '@sidework/contracts/marketplace/limits';
import type { ProposalSubmission } from '@sidework/contracts/marketplace/proposals';
import { isFor, type Job, requireOpen } from '../jobs/job.ts';
import type { jobProposals } from './table.ts';

export type Proposal = typeof jobProposals.$inferSelect;
/** One that was decided, with how. */
export type Decided<S extends Proposal['status']> = Proposal & { status: S };
/** What became of one that ended without a hire. */
export interface Ended {
  before: Proposal;
  after: Decided<'declined' | 'not_selected' | 'withdrawn'>;
}
export type NewProposal = typeof jobProposals.$inferInsert;

/** No adult writes to a child through a job that the child posted while it was taken for an adult. */
export interface JobToTake {
  job: Job;
  isOfChild: boolean;
}

export function submit(
  id: string,
  { job, isOfChild }: JobToTake,
  { proposedCostCents, message }: ProposalSubmission,
  by: { id: string; isChild: boolean },
  now: Date,
): NewProposal {
  if (job.clientId === by.id) throw unprocessable('own_job');
  if (!isFor(job, by) || isOfChild) throw notFound('job_not_found');
  requireOpen(job, now);
  const contact = contactInProposal(job, message);
  if (Object.keys(contact).length > 0)
    throw unprocessable('contact_in_youth_proposal', undefined, contact);
  return {
    id,
    jobRequestId: job.id,
    professionalId: by.id,
    proposedCostCents,
    message,
    status: 'submitted',
    createdAt: now,
  };
}

const ofAge = 'This job is for young people, and whoever proposed is none any more.';

const dayMs = 24 * 60 * 60 * 1000;

/**
 * A child is hired by its guardian's word (`askGuardian`, `approve`). Whoever proposed as a child and has come of age
 * since is hired for youth work no more.
 */
export function accept(
  proposal: Proposal,
  job: Job,
  { by, ofChild }: { by: Actor; ofChild: boolean },
  now: Date,
): Proposal {
  requireClientOf(proposal, job, by);
  if (proposal.status !== 'submitted') throw conflict('proposal_not_open');
  const accepted = end(proposal, 'accepted', now);
  if (ofChild) throw conflict('guardian_approval_needed');
  if (job.isYouth) throw conflict('proposal_not_open', ofAge);
  return accepted;
}

/** The client wants the child; its guardians have some days to say yes or no. */
export function askGuardian(proposal: Proposal, job: Job, by: Actor, now: Date): Proposal {
  requireClientOf(proposal, job, by);
  if (proposal.status !== 'submitted') throw conflict('proposal_not_open');
  requireOpen(job, now);
  const waitsUntil = new Date(now.getTime() + guardianDays * dayMs);
  return { ...proposal, status: 'awaiting_guardian', waitsUntil, version: proposal.version + 1 };
}

/** What a guardian has to do with a proposal that they decide on. */
export interface GuardianStanding {
  by: Actor;
  guardianIds: string[];
}

/** A guardian's yes: the hire that the client asked for. */
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

/** A guardian's no: the job stays open to others. */
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

/** Nobody learns of a child's hire but those who are part of it. */
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

export function decline(proposal: Proposal, job: Job, by: Actor, now: Date): Decided<'declined'> {
  requireClientOf(proposal, job, by);
  return decide(proposal, 'declined', now);
}

export function withdraw(proposal: Proposal, job: Job, by: Actor, now: Date): Decided<'withdrawn'> {
  requireParty(proposal, job, by);
  if (proposal.professionalId !== by.id) throw forbidden('not_your_proposal');
  return decide(proposal, 'withdrawn', now);
}

/** Its job went to somebody else or has ended: nobody decided against it. */
export const reject = (proposal: Proposal, now: Date): Decided<'not_selected'> =>
  decide(proposal, 'not_selected', now);

/** For an author who may not propose it any more, or is gone. */
export const withdrawForAuthor = (proposal: Proposal, now: Date): Decided<'withdrawn'> =>
  decide(proposal, 'withdrawn', now);

/** Nobody but the two knows that a proposal exists. */
function requireParty(proposal: Proposal, job: Pick<Job, 'clientId'>, by: Actor): void {
  if (job.clientId !== by.id && proposal.professionalId !== by.id)
    throw notFound('proposal_not_found');
}

function requireClientOf(proposal: Proposal, job: Job, by: Actor): void {
  requireParty(proposal, job, by);
  if (job.clientId !== by.id) throw forbidden('not_your_job');
}

function decide<S extends Proposal['status']>(
  proposal: Proposal,
  status: S,
  now: Date,
): Decided<S> {
  if (!isOpen(proposal)) throw conflict('proposal_not_open');
  return end(proposal, status, now);
}

/** Undecided: it waits for its client or, of a child, for its guardian. */
const isOpen = ({ status }: Pick<Proposal, 'status'>) =>
  status === 'submitted' || status === 'awaiting_guardian';

const end = <S extends Proposal['status']>(
  proposal: Proposal,
  status: S,
  now: Date,
): Decided<S> => ({
  ...proposal,
  status,
  decidedAt: now,
  version: proposal.version + 1,
});
