import { conflict, forbidden, notFound, stale, unprocessable } from '@sidework/chassis/errors';
import type { Actor } from '@sidework/chassis/http/actor';
import { contactInProposal } from '@sidework/contracts/marketplace/contact-details';
import { mostResends } from '@sidework/contracts/marketplace/limits';
import type {
  ProposalChange,
  ProposalMark,
  ProposalResend,
  ProposalSubmission,
} from '@sidework/contracts/marketplace/proposals';
import { isFor, type Job, requireOpen } from '../jobs/job.ts';
import type { jobProposals, proposalVersions } from './table.ts';

export type Proposal = typeof jobProposals.$inferSelect;
/** One that was decided, with how. */
export type Decided<S extends Proposal['status']> = Proposal & { status: S };
/** A proposal that ended without a hire. */
export interface Ended {
  before: Proposal;
  after: Decided<'declined' | 'not_selected' | 'withdrawn'>;
}
export type Version = typeof proposalVersions.$inferInsert;
export type NewProposal = typeof jobProposals.$inferInsert;

/** No adult writes to a child through a job that the child posted while it was taken for an adult. */
export interface JobToTake {
  job: Job;
  isOfChild: boolean;
}

export function submit(
  id: string,
  { job, isOfChild }: JobToTake,
  { proposedCostCents, message, distanceMiles, canComeOn }: ProposalSubmission,
  by: { id: string; isChild: boolean },
  now: Date,
): NewProposal {
  if (job.clientId === by.id) throw unprocessable('own_job');
  if (!isFor(job, by) || isOfChild) throw notFound('job_not_found');
  requireOpen(job, now);
  requireNoContactInProposal(job, message);
  requireComing(canComeOn, now);
  return {
    id,
    jobRequestId: job.id,
    professionalId: by.id,
    proposedCostCents,
    message,
    status: 'submitted',
    // A client does not learn how far away a child lives.
    distanceMiles: by.isChild ? null : (distanceMiles ?? null),
    canComeOn: by.isChild ? null : (canComeOn ?? null),
    createdAt: now,
  };
}

/** A day is over once it is over in every zone; UTC-12 is the last. */
function requireComing(canComeOn: string | null | undefined, now: Date): void {
  const lastZone = new Date(now.getTime() - 12 * 60 * 60 * 1000).toISOString().slice(0, 10);
  if (canComeOn && canComeOn < lastZone) throw unprocessable('day_to_come_past');
}

/** The day stays where a change leaves it out; a child tells none. */
const comingAfter = (
  proposal: Proposal,
  { canComeOn = proposal.canComeOn }: { canComeOn?: string | null | undefined },
  isOfChild: boolean,
) => (isOfChild ? null : canComeOn);

function requireNoContactInProposal(job: Job, message: string): void {
  const contact = contactInProposal(job, message);
  if (Object.keys(contact).length > 0)
    throw unprocessable('contact_in_youth_proposal', undefined, contact);
}

/** The client's own order among the proposals on their job. */
export function mark(proposal: Proposal, job: Job, by: Actor, mark: ProposalMark): Proposal {
  requireClientOf(proposal, job, by);
  if (proposal.status === 'withdrawn') throw notFound('proposal_not_found');
  return { ...proposal, mark };
}

/** Its author changes it while it is undecided; to its client it is new again. */
export function change(
  proposal: Proposal,
  job: Job,
  { version, ...written }: ProposalChange,
  by: Actor,
  now: Date,
): Proposal {
  requireAuthor(proposal, job, by);
  if (proposal.status !== 'submitted') throw conflict('proposal_not_open');
  requireOpen(job, now);
  if (proposal.version !== version) throw stale('proposal_changed');
  requireNoContactInProposal(job, written.message);
  requireComing(written.canComeOn, now);
  const canComeOn = comingAfter(proposal, written, job.isYouth);
  return { ...proposal, ...written, canComeOn, isSeen: false, version: version + 1 };
}

/** Sent again after it was withdrawn: the same proposal, which waits as at first. */
export function resend(
  proposal: Proposal,
  { job, isOfChild }: JobToTake,
  written: ProposalResend,
  by: { id: string; isChild: boolean },
  now: Date,
): Proposal {
  requireAuthor(proposal, job, by);
  if (proposal.status !== 'withdrawn') throw conflict('proposal_not_withdrawn');
  if (proposal.resends >= mostResends) throw conflict('proposal_resent_enough');
  if (!isFor(job, by) || isOfChild) throw notFound('job_not_found');
  requireOpen(job, now);
  requireNoContactInProposal(job, written.message);
  const again = { status: 'submitted', decidedAt: null, waitsUntil: null, isSeen: false } as const;
  requireComing(written.canComeOn, now);
  const version = proposal.version + 1;
  const canComeOn = comingAfter(proposal, written, by.isChild);
  const resends = proposal.resends + 1;
  return { ...proposal, ...written, ...again, canComeOn, resends, version };
}

/** How often it can still be sent again. */
export const resendsLeft = ({ status, resends }: Pick<Proposal, 'status' | 'resends'>) =>
  status === 'withdrawn' ? mostResends - resends : 0;

/** The version that a change replaces, if the change touches the text or the price. */
export const replacedBy = (before: Proposal, after: Proposal, id: string, now: Date): Version[] =>
  before.message === after.message && before.proposedCostCents === after.proposedCostCents
    ? []
    : [
        {
          id,
          proposalId: before.id,
          version: before.version,
          proposedCostCents: before.proposedCostCents,
          message: before.message,
          replacedAt: now,
        },
      ];

const ofAge = 'This job is for young people, and the person who proposed has come of age.';

/**
 * Hires an adult. A child is hired by its guardian's approval (`proposal-child-hire.ts`). A person who proposed as a child
 * and has come of age since is not hired for youth work.
 */
export function accept(
  proposal: Proposal,
  job: Job,
  { by, ofChild }: { by: Actor; ofChild: boolean },
  now: Date,
): Proposal {
  requireClientOf(proposal, job, by);
  if (proposal.status !== 'submitted') throw conflict('proposal_not_open');
  if (ofChild) throw conflict('guardian_approval_needed');
  if (job.isYouth) throw conflict('proposal_not_open', ofAge);
  return end(proposal, 'accepted', now);
}

export function decline(proposal: Proposal, job: Job, by: Actor, now: Date): Decided<'declined'> {
  requireClientOf(proposal, job, by);
  return decide(proposal, 'declined', now);
}

export function withdraw(proposal: Proposal, job: Job, by: Actor, now: Date): Decided<'withdrawn'> {
  requireAuthor(proposal, job, by);
  return decide(proposal, 'withdrawn', now);
}

/** Its job was filled by another hire or has ended; the client did not decline it. */
export const reject = (proposal: Proposal, now: Date): Decided<'not_selected'> =>
  decide(proposal, 'not_selected', now);

/** Withdraws for an author who may no longer propose, or whose account is gone. */
export const withdrawForAuthor = (proposal: Proposal, now: Date): Decided<'withdrawn'> =>
  decide(proposal, 'withdrawn', now);

/** Only the author and the client know that a proposal exists. */
function requireParty(proposal: Proposal, job: Pick<Job, 'clientId'>, by: Pick<Actor, 'id'>): void {
  if (job.clientId !== by.id && proposal.professionalId !== by.id)
    throw notFound('proposal_not_found');
}

function requireAuthor(
  proposal: Proposal,
  job: Pick<Job, 'clientId'>,
  by: Pick<Actor, 'id'>,
): void {
  requireParty(proposal, job, by);
  if (proposal.professionalId !== by.id) throw forbidden('not_your_proposal');
}

/** Only the client decides on a proposal; to other people than its two it does not exist. */
export function requireClientOf(proposal: Proposal, job: Job, by: Actor): void {
  requireParty(proposal, job, by);
  if (job.clientId !== by.id) throw forbidden('not_your_job');
}

/** Ends a proposal that waits for its client or, of a child, for its guardian. */
export function decide<S extends Proposal['status']>(
  proposal: Proposal,
  status: S,
  now: Date,
): Decided<S> {
  const isUndecided = ['submitted', 'awaiting_guardian'].includes(proposal.status);
  if (!isUndecided) throw conflict('proposal_not_open');
  return end(proposal, status, now);
}

export const end = <S extends Proposal['status']>(
  proposal: Proposal,
  status: S,
  now: Date,
): Decided<S> => ({
  ...proposal,
  status,
  decidedAt: now,
  version: proposal.version + 1,
});
