import { z } from 'zod';
import { accessRecordedIn } from '../kernel/access.ts';
import { childWordsWrittenIn } from '../kernel/child-words.ts';
import { event } from '../kernel/event.ts';
import { needMetIn, needRaisedIn } from '../kernel/needs.ts';
import { accountErasedIn, exportGatheredIn } from '../kernel/own-data.ts';
import { Cents, Day, Moment } from '../kernel/values.ts';
import { negotiationStatuses } from './agreements.ts';
import { byService, Service } from './events/service.ts';
import { Stage } from './services.ts';

export const serviceStarted = event(
  'client-services.service.started.v1',
  Service.extend({
    jobRequestId: z.uuid().nullable(),
    proposalId: z.uuid().nullable(),
    /** The gig that was booked. */
    gigId: z.uuid().optional(),
    /** The offer in chat that its client accepted. */
    offerId: z.uuid().optional(),
  }),
  byService,
);

export const serviceProgressed = event(
  'client-services.service.progressed.v1',
  Service.extend({ progressStage: Stage, progressPercentage: z.number().int() }),
  byService,
);

export const serviceCompleted = event(
  'client-services.service.completed.v1',
  Service.extend({ completedAt: Moment }),
  byService,
);

/** Completed work that its client had reopened; it counts as completed no more (D-54). */
export const serviceReopened = event(
  'client-services.service.reopened.v1',
  Service.extend({ reason: z.string() }),
  byService,
);

/** Whether the work of a job is under way: its end takes back what the hire lets its professional see. */
export const hireChanged = event(
  'client-services.hire.changed.v1',
  z.object({ serviceId: z.uuid(), jobRequestId: z.uuid(), isUnderWay: z.boolean() }),
  byService,
);

export const deadlineSet = event(
  'client-services.deadline.set.v1',
  Service.extend({ deadline: Day.nullable(), timeZone: z.string() }),
  byService,
);

export const estimateSet = event(
  'client-services.estimate.set.v1',
  Service.extend({ estimatedCompletionDate: Day.nullable() }),
  byService,
);

/**
 * A professional entered a service alone; it counts in public once its client agrees (D-36). `gigId` is the gig of
 * the conversation that it began in.
 */
export const serviceProposed = event(
  'client-services.service.proposed.v1',
  Service.extend({ gigId: z.uuid().nullable().optional() }),
  byService,
);
export const serviceAgreed = event('client-services.service.agreed.v1', Service, byService);
export const serviceDeclined = event('client-services.service.declined.v1', Service, byService);

const Negotiation = Service.extend({
  negotiationId: z.uuid(),
  proposedBy: z.uuid(),
  proposedAmountCents: Cents,
  proposedDeadline: Day.nullable(),
});

export const negotiationOpened = event(
  'client-services.negotiation.opened.v1',
  Negotiation.extend({ reason: z.string(), isCounter: z.boolean() }),
  byService,
);

/** Both sides of a child's work agreed to other terms, which stand once one of its guardians does. */
export const negotiationAgreed = event(
  'client-services.negotiation.agreed.v1',
  Negotiation.extend({ guardianIds: z.array(z.uuid()) }),
  byService,
);

/** `totalAmountCents` is what stands afterwards. */
export const negotiationClosed = event(
  'client-services.negotiation.closed.v1',
  Negotiation.extend({
    outcome: z.enum(negotiationStatuses).exclude(['open', 'countered', 'awaiting_guardian']),
    /** Both sides had agreed to it, and it waited for a guardian of the child. */
    waitedForGuardian: z.literal(true).optional(),
  }),
  byService,
);

const Extension = Service.extend({ extensionId: z.uuid(), proposedDeadline: Day });

export const extensionRequested = event(
  'client-services.extension.requested.v1',
  Extension.extend({ currentDeadline: Day, reason: z.string() }),
  byService,
);

/** `isByItself`: the service ended, and the request with it, or a guardian of the child is asked in its place. */
export const extensionAnswered = event(
  'client-services.extension.answered.v1',
  Extension.extend({ isApproved: z.boolean(), isByItself: z.boolean() }),
  byService,
);

export const accessRecorded = accessRecordedIn('client-services');
export const childWordsWritten = childWordsWrittenIn('client-services');
export const needRaised = needRaisedIn('client-services');
export const needMet = needMetIn('client-services');
export const exportGathered = exportGatheredIn('client-services');
export const accountErased = accountErasedIn('client-services');

/** Its work ends here; the fee is what `payer` owes, of which so much was taken at once. */
export const serviceCancelled = event(
  'client-services.service.cancelled.v1',
  Service.extend({
    cancelledBy: z.enum(['client', 'professional']),
    payer: z.enum(['client', 'professional']),
    feeCents: Cents,
    refundCents: Cents,
  }),
  byService,
);

export const disputeOpened = event(
  'client-services.dispute.opened.v1',
  Service.extend({ openedBy: z.enum(['client', 'professional']), reason: z.string() }),
  byService,
);

export const disputeSettled = event(
  'client-services.dispute.settled.v1',
  Service.extend({
    toClientCents: Cents,
    toProfessionalCents: Cents,
    explanation: z.string(),
    /** Absent from what was told before they were added. */
    disputeId: z.uuid().optional(),
    decidedBy: z.uuid().optional(),
  }),
  byService,
);
