import { z } from 'zod';
import { event } from '../../kernel/event.ts';
import { Cents } from '../../kernel/values.ts';
import { byService, Service } from './service.ts';

const Plan = Service.extend({
  planId: z.uuid(),
  proposedBy: z.enum(['client', 'professional']),
  count: z.number().int(),
});

/** One side proposed to pay the work in milestones. */
export const milestonesProposed = event('client-services.milestones.proposed.v1', Plan, byService);

/** The other side agreed to them. */
export const milestonesAgreed = event('client-services.milestones.agreed.v1', Plan, byService);

/** The professional says that a part is done, and asks its client to release it. */
export const milestoneFinished = event(
  'client-services.milestone.finished.v1',
  Service.extend({ milestoneId: z.uuid(), milestoneTitle: z.string(), amountCents: Cents }),
  byService,
);
