import { z } from 'zod';
import { accessRecordedIn } from '../kernel/access.ts';
import { event } from '../kernel/event.ts';
import { needMetIn, needRaisedIn } from '../kernel/needs.ts';
import { accountErasedIn, exportGatheredIn } from '../kernel/own-data.ts';
import { Cents, Moment } from '../kernel/values.ts';

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

export const jobFilled = event(
  'marketplace.job.filled.v1',
  Job.extend({ proposalId: z.uuid(), professionalId: z.uuid() }),
  byJob,
);

export const jobClosed = event('marketplace.job.closed.v1', Job, byJob);

/** A job that nobody was hired for in its time; who waited with a proposal is told as at its closing. */
export const jobExpired = event('marketplace.job.expired.v1', Job, byJob);

/** An open job expires soon unless its client extends it; told once of each end that was set. */
export const jobNearlyExpired = event(
  'marketplace.job.nearly-expired.v1',
  Job.extend({ expiresAt: Moment }),
  byJob,
);

export const proposalSubmitted = event('marketplace.proposal.submitted.v1', Proposal, byJob);

/** The hire: whoever reads it can begin the work with what it carries. */
export const proposalAccepted = event(
  'marketplace.proposal.accepted.v1',
  Proposal.extend({ description: z.string(), category: z.string() }),
  byJob,
);

/** A proposal ended without a hire; `reason` tells the client's own word from being passed over. */
export const proposalDeclined = event(
  'marketplace.proposal.declined.v1',
  Proposal.extend({ reason: z.enum(['declined', 'not_selected', 'withdrawn']) }),
  byJob,
);

/** The title or the budget of the job was changed after the proposal was sent, which still waits. */
export const proposalOvertaken = event('marketplace.proposal.overtaken.v1', Proposal, byJob);

export const accessRecorded = accessRecordedIn('marketplace');
export const needRaised = needRaisedIn('marketplace');
export const needMet = needMetIn('marketplace');
export const exportGathered = exportGatheredIn('marketplace');
export const accountErased = accountErasedIn('marketplace');
