import { z } from 'zod';
import { aboveMaxCents, centsFault } from '../kernel/amount-limit.ts';
import { endpoint } from '../kernel/endpoint.ts';
import { ShownLicense } from '../kernel/licensed.ts';
import { maxCents } from '../kernel/money.ts';
import {
  Cents,
  Day,
  hasAtMost,
  hasCharacters,
  Moment,
  Page,
  PageQuery,
  PersonCard,
} from '../kernel/values.ts';
import { manyLines } from '../kernel/written-text.ts';
import { JobStatus } from './jobs.ts';
import { limits } from './limits.ts';

/** `awaiting_guardian`: the client wants to hire a child. `not_selected`: another was hired or the job was closed; `declined` was the client's word on this one. */
export const proposalStatuses = [
  'submitted',
  'awaiting_guardian',
  'accepted',
  'declined',
  'not_selected',
  'withdrawn',
] as const;
/** The client of the job puts a proposal here. */
export const proposalMarks = ['none', 'shortlisted', 'archived'] as const;
export const ProposalMark = z.enum(proposalMarks);
export type ProposalMark = z.infer<typeof ProposalMark>;

export const ProposalStatus = z.enum(proposalStatuses);
export type ProposalStatus = z.infer<typeof ProposalStatus>;

/** A proposal as its author and the job's client see it; other people see none. */
export const ProposalView = z
  .object({
    id: z.uuid(),
    jobRequestId: z.uuid(),
    job: z.object({
      id: z.uuid(),
      title: z.string(),
      category: z.string(),
      status: JobStatus,
      location: z.string().nullable(),
      budgetMinCents: Cents.nullable(),
      budgetMaxCents: Cents.nullable(),
      /** As the proposal's author may read them: a child learns a whole name once a guardian has approved the hire. */
      client: z.object({ id: z.uuid(), fullName: z.string() }).nullable(),
    }),
    professional: PersonCard,
    /** The professional's, as staff verified them. */
    licenses: z.array(ShownLicense),
    proposedCostCents: Cents,
    message: z.string(),
    status: ProposalStatus,
    createdAt: Moment,
    decidedAt: Moment.nullable(),
    /** Whether it is a child's: who accepts it asks its guardians, and one of them completes the hire. */
    needsGuardian: z.boolean(),
    /** Until when a guardian can approve the hire; null while no guardian is asked. */
    waitsUntil: Moment.nullable(),
    /** The mark that its client gave it; `none` to everybody else. */
    mark: ProposalMark,
    /**
     * How far the professional was from the job when they sent it, in miles, where they let their browser tell; to its
     * client alone, and never of a child.
     */
    distanceMiles: z.number().nullable(),
    /** The first day on which its author can come; null where they did not say, and of a child. */
    canComeOn: Day.nullable(),
    /** How often its author can still send it again once it is withdrawn; 0 for others. */
    resendsLeft: z.number().int(),
    /** A change names the version that it starts from. */
    version: z.number().int(),
    /** Whether the client had invited its author to the job. */
    isInvited: z.boolean(),
    /** Only the client is told that they have not looked at it yet. */
    isNew: z.boolean(),
  })
  .meta({ id: 'ProposalView' });
export type ProposalView = z.infer<typeof ProposalView>;

const written = {
  proposedCostCents: z
    .int(centsFault('Proposed cost must be an amount in cents'))
    .positive('Proposed cost must be greater than 0')
    .max(maxCents, aboveMaxCents),
  message: manyLines('Message must be at least 10 characters')
    .refine(hasCharacters(limits.proposalMessage.min), 'Message must be at least 10 characters')
    .refine(hasAtMost(limits.proposalMessage.max), 'Message must be less than 1000 characters'),
  canComeOn: Day.nullish(),
};

/** A proposal as sent. The ids and `status` may be sent only with the values the server sets. */
export const ProposalSubmission = z
  .strictObject({
    ...written,
    /** As the list of jobs told it, where the professional let their browser say where they are. */
    distanceMiles: z.number().min(0).max(12_500).nullish(),
    jobRequestId: z.uuid().optional(),
    professionalId: z.uuid().optional(),
    status: z.string().max(40).optional(),
  })
  .meta({ id: 'ProposalSubmission' });
export type ProposalSubmission = z.infer<typeof ProposalSubmission>;

/** A proposal as its author wants it from now on. */
export const ProposalChange = z
  .strictObject({ ...written, version: z.int().positive() })
  .meta({ id: 'ProposalChange' });
export type ProposalChange = z.infer<typeof ProposalChange>;

/** A withdrawn proposal as it is sent again. */
export const ProposalResend = z.strictObject(written).meta({ id: 'ProposalResend' });
export type ProposalResend = z.infer<typeof ProposalResend>;

const ProposalParams = z.object({ proposalId: z.uuid() });
const JobParams = z.object({ jobId: z.uuid() });

export const submitProposal = endpoint({
  method: 'POST',
  url: '/jobs/:jobId/proposals',
  idempotency: 'optional',
  schema: {
    summary: 'Propose on an open job of someone else, once',
    params: JobParams,
    body: ProposalSubmission,
    response: { 201: ProposalView },
  },
});

export const listProposalsForJob = endpoint({
  method: 'GET',
  url: '/jobs/:jobId/proposals',
  schema: {
    summary: 'The proposals on your job, newest first',
    params: JobParams,
    querystring: PageQuery,
    response: { 200: Page(ProposalView) },
  },
});

/** Which ones were shown is said by who shows them: another may have come meanwhile. */
export const seeProposals = endpoint({
  method: 'POST',
  url: '/jobs/:jobId/proposals/seen',
  stakes: 'protection',
  schema: {
    summary: 'Say that you have looked at these proposals on your job: they are no longer new',
    params: JobParams,
    body: z.strictObject({ proposalIds: z.array(z.uuid()).min(1).max(limits.proposalsSeen) }),
    response: { 204: z.null() },
  },
});

export const listOwnProposals = endpoint({
  method: 'GET',
  url: '/proposals',
  schema: {
    summary: 'The proposals you sent, newest first',
    querystring: PageQuery,
    response: { 200: Page(ProposalView) },
  },
});

export const listChildProposals = endpoint({
  method: 'GET',
  url: '/proposals/children/:childId',
  schema: {
    summary: 'The proposals of a child that you look after, newest first; looking is recorded',
    params: z.object({ childId: z.uuid() }),
    querystring: PageQuery,
    response: { 200: Page(ProposalView) },
  },
});

export const getProposal = endpoint({
  method: 'GET',
  url: '/proposals/:proposalId',
  schema: {
    summary: 'One proposal, for its author and the client of its job',
    params: ProposalParams,
    response: { 200: ProposalView },
  },
});

/**
 * Hires: this proposal is accepted, the others are not selected, the job is filled; the work starts by event. A child's
 * proposal waits for its guardians instead (`awaiting_guardian`), and the job with it.
 */
export const acceptProposal = endpoint({
  method: 'POST',
  url: '/proposals/:proposalId/accept',
  reaches: ['proposalId'],
  idempotency: 'optional',
  schema: {
    summary: 'Hire the professional of this proposal',
    params: ProposalParams,
    response: { 200: ProposalView },
  },
});

export const markProposal = endpoint({
  method: 'POST',
  url: '/proposals/:proposalId/mark',
  stakes: 'protection',
  schema: {
    summary:
      'Shortlist or archive a proposal on your job, or take that back; nobody else learns of it',
    params: ProposalParams,
    body: z.strictObject({ mark: ProposalMark }),
    response: { 200: ProposalView },
  },
});

export const changeProposal = endpoint({
  method: 'PUT',
  url: '/proposals/:proposalId',
  schema: {
    summary: 'Change your proposal while nobody has decided; its client is notified',
    params: ProposalParams,
    body: ProposalChange,
    response: { 200: ProposalView },
  },
});

export const resendProposal = endpoint({
  method: 'POST',
  url: '/proposals/:proposalId/resend',
  schema: {
    summary: 'Send a proposal again that you withdrew, while its job is open; at most three times',
    params: ProposalParams,
    body: ProposalResend,
    response: { 200: ProposalView },
  },
});

export const declineProposal = endpoint({
  method: 'POST',
  url: '/proposals/:proposalId/decline',
  stakes: 'protection',
  schema: {
    summary: 'Decline a proposal on your job',
    params: ProposalParams,
    response: { 200: ProposalView },
  },
});

export const withdrawProposal = endpoint({
  method: 'POST',
  url: '/proposals/:proposalId/withdraw',
  stakes: 'protection',
  schema: {
    summary: 'Withdraw your own proposal while it waits',
    params: ProposalParams,
    response: { 200: ProposalView },
  },
});
