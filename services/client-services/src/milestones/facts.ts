import { toServiceFact } from '../services/facts.ts';
import type { Service } from '../services/service.ts';
import type { WholePlan } from './queries.ts';

export const toPlanFact = ({ plan, milestones }: WholePlan, service: Service) => ({
  ...toServiceFact(service),
  planId: plan.id,
  proposedBy: plan.proposedBy,
  count: milestones.length,
});
