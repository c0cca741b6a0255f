import { z } from 'zod';
import { accessRecordedIn } from '../kernel/access.ts';
import { childWordsWrittenIn } from '../kernel/child-words.ts';
import { event } from '../kernel/event.ts';
import { needMetIn, needRaisedIn } from '../kernel/needs.ts';
import { accountErasedIn, exportGatheredIn } from '../kernel/own-data.ts';
import { ApprovedCard, Cents, Moment } from '../kernel/values.ts';
import { reasonKeys } from '../network-chat/reports.ts';
import { BookableOffer } from './gig-offer.ts';
import { gigStatuses, pricingTypes } from './gig-options.ts';
import { savedThings } from './saved-search-words.ts';

const Job = z.object({
  jobRequestId: z.uuid(),
  clientId: z.uuid(),
  title: z.string(),
  category: z.string(),
});

const Proposal = z.object({
  proposalId: z.uuid(),
  jobRequestId: z.uuid(),
  clientId: z.uuid(),
  professionalId: z.uuid(),
  title: z.string(),
  proposedCostCents: Cents,
});

const byJob = (data: { jobRequestId: string }) => data.jobRequestId;

export const jobPosted = event('marketplace.job.posted.v1', Job, byJob);

export const jobClosed = event('marketplace.job.closed.v1', Job, byJob);

/** A job expired without a hire. The authors of waiting proposals are told as when a job closes. */
export const jobExpired = event('marketplace.job.expired.v1', Job, byJob);

/** An open job expires soon unless its client extends it; told once of each end that was set. */
export const jobNearlyExpired = event(
  'marketplace.job.nearly-expired.v1',
  Job.extend({ expiresAt: Moment }),
  byJob,
);

/** The client of a job for adults asks a professional to propose on it; told once of each. */
export const professionalInvited = event(
  'marketplace.professional.invited.v1',
  Job.extend({ professionalId: z.uuid() }),
  byJob,
);

export const proposalSubmitted = event('marketplace.proposal.submitted.v1', Proposal, byJob);

/** The hire, with everything that a reader needs to begin the work. */
export const proposalAccepted = event(
  'marketplace.proposal.accepted.v1',
  Proposal.extend({
    description: z.string(),
    category: z.string(),
    /** The guardian who approved a child's hire. */
    approvedBy: z.uuid().optional(),
    /** The card of the client, as the guardian of a hired child read it. */
    approvedClient: ApprovedCard.optional(),
  }),
  byJob,
);

/** A proposal ended without a hire; `reason` tells the client's own word from being passed over. */
export const proposalDeclined = event(
  'marketplace.proposal.declined.v1',
  Proposal.extend({
    reason: z.enum(['declined', 'not_selected', 'withdrawn']),
    /** Why a hire of a child that a guardian was asked for came to nothing, where no client decided it. */
    byGuardian: z.enum(['refused', 'silent']).optional(),
  }),
  byJob,
);

const ChildHire = z.object({
  jobId: z.uuid(),
  proposalId: z.uuid(),
  childId: z.uuid(),
  clientId: z.uuid(),
  /** The guardians of the child; one approval is enough. */
  guardianIds: z.array(z.uuid()),
  title: z.string(),
  proposedCostCents: Cents,
  waitsUntil: Moment,
});
const byJobId = (data: { jobId: string }) => data.jobId;

/** A client wants to hire a child; the job and the other proposals wait for its guardians. */
export const childHireRequested = event('marketplace.child-hire.requested.v1', ChildHire, byJobId);

/** A guardian approved: `proposalAccepted`, by which the work begins, is told in the same moment. */
export const childHireApproved = event(
  'marketplace.child-hire.approved.v1',
  ChildHire.extend({ approvedBy: z.uuid(), approvedClient: ApprovedCard.optional() }),
  byJobId,
);

/**
 * The hire came to nothing while it waited: refused by a guardian, not answered in time, withdrawn by the child or for
 * it, taken back by the client, or the job ended.
 */
export const childHireEnded = event(
  'marketplace.child-hire.ended.v1',
  ChildHire.extend({
    reason: z.enum(['refused', 'silent', 'withdrawn', 'declined', 'not_selected']),
  }),
  byJobId,
);

/** The title or the budget of the job was changed after the proposal was sent, which still waits. */
export const proposalOvertaken = event('marketplace.proposal.overtaken.v1', Proposal, byJob);

const Gig = z.object({
  gigId: z.uuid(),
  professionalId: z.uuid(),
  title: z.string(),
  /** Null: to be agreed on. */
  priceCents: Cents.nullable(),
  pricingType: z.enum(pricingTypes),
  /** Whether it is a child's. */
  isYouth: z.boolean(),
  status: z.enum(gigStatuses),
  /** Absent from events of older versions, and of a child's. */
  description: z.string().optional(),
  /** Absent likewise. */
  offer: BookableOffer.optional(),
});
const byGig = (data: { gigId: string }) => data.gigId;

export const gigPosted = event('marketplace.gig.posted.v1', Gig, byGig);
/** Its words, its price or its pictures; also that it is listed again. */
export const gigChanged = event('marketplace.gig.changed.v1', Gig, byGig);
export const gigPaused = event('marketplace.gig.paused.v1', Gig, byGig);
export const gigDeleted = event('marketplace.gig.deleted.v1', Gig, byGig);

/** An event of a saved search names so many of its matches at most. */
export const mostMatchesNamed = 10;

/** New postings met a saved search: told at once of each, or once a day of all that day’s. No posting is told twice. */
export const searchMatched = event(
  'marketplace.search.matched.v1',
  z.object({
    savedSearchId: z.uuid(),
    ownerId: z.uuid(),
    things: z.enum(savedThings),
    /** The search in words. */
    label: z.string(),
    /** The list of the web app that shows its matches. */
    path: z.string(),
    matches: z.array(z.object({ id: z.uuid(), title: z.string() })).max(mostMatchesNamed),
    /** The number of all matches; only some of them are named. */
    count: z.number().int(),
    isDigest: z.boolean(),
  }),
  (data) => data.savedSearchId,
);

/** Its author changed the price or the words of a proposal that still waits. */
export const proposalChanged = event('marketplace.proposal.changed.v1', Proposal, byJob);

/** A member reports a gig, a job or a photo of a portfolio to the moderators; it carries what they need to decide. */
export const contentReported = event(
  'marketplace.content.reported.v1',
  z.object({
    reportId: z.uuid(),
    reporterId: z.uuid(),
    thing: z.enum(['gig', 'job', 'portfolio_photo']),
    subjectId: z.uuid(),
    ownerId: z.uuid(),
    title: z.string(),
    reason: z.enum(reasonKeys),
    comment: z.string(),
  }),
  (data) => data.reportId,
);

export const accessRecorded = accessRecordedIn('marketplace');
export const childWordsWritten = childWordsWrittenIn('marketplace');
export const needRaised = needRaisedIn('marketplace');
export const needMet = needMetIn('marketplace');
export const exportGathered = exportGatheredIn('marketplace');
export const accountErased = accountErasedIn('marketplace');
