import { toServiceFact } from '../services/facts.ts';
import type { Service } from '../services/service.ts';
import type { Negotiation } from './negotiation.ts';

export const toFact = (negotiation: Negotiation, service: Service) => ({
  ...toServiceFact(service),
  negotiationId: negotiation.id,
  proposedBy: negotiation.proposedBy,
  proposedAmountCents: negotiation.proposedAmountCents,
  proposedDeadline: negotiation.proposedDeadline,
});
