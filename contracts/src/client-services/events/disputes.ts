import { z } from 'zod';
import { event } from '../../kernel/event.ts';
import { Cents, Moment } from '../../kernel/values.ts';
import { byService, Service } from './service.ts';

const Side = z.enum(['client', 'professional']);

/** The side that did not open a dispute told its own; `statement` is what the other side may read. */
export const disputeAnswered = event(
  'client-services.dispute.answered.v1',
  Service.extend({ answeredBy: Side, statement: z.string() }),
  byService,
);

/** A moderator decided, and either side may appeal until the moment. No money has moved yet. */
export const disputeDecided = event(
  'client-services.dispute.decided.v1',
  Service.extend({
    disputeId: z.uuid(),
    toClientCents: Cents,
    toProfessionalCents: Cents,
    explanation: z.string(),
    appealUntil: Moment,
    /** The guardians of the child who did the work can appeal too. */
    guardianIds: z.array(z.uuid()).default([]),
  }),
  byService,
);

/** One side appealed, so another moderator decides again. */
export const disputeAppealed = event(
  'client-services.dispute.appealed.v1',
  Service.extend({ appealedBy: Side, reason: z.string() }),
  byService,
);
