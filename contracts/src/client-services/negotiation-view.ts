import { z } from 'zod';
import { Cents, Day, Moment } from '../kernel/values.ts';
import { negotiationStatuses } from './agreements.ts';

/** A change of the terms that one side proposed to the other. */
export const NegotiationView = z
  .object({
    id: z.uuid(),
    serviceId: z.uuid(),
    proposedBy: z.uuid(),
    proposedAmountCents: Cents,
    proposedDeadline: Day.nullable(),
    reason: z.string(),
    professionalApproved: z.boolean(),
    clientApproved: z.boolean(),
    status: z.enum(negotiationStatuses),
    createdAt: Moment,
    expiresAt: Moment,
    respondedAt: Moment.nullable(),
  })
  .meta({ id: 'NegotiationView' });
export type NegotiationView = z.infer<typeof NegotiationView>;
