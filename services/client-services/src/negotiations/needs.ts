import type { Need } from '@sidework/contracts/kernel/needs';
import type { ClientServicesNeed } from '@sidework/contracts/network-chat/need-kinds/client-services';
import { webAddresses } from '@sidework/contracts/web-addresses';
import type { Service } from '../services/service.ts';
import { answererOf, type Negotiation } from './negotiation.ts';

/** The other side answers a proposal. */
export function toNeed(negotiation: Negotiation, service: Service): Need<ClientServicesNeed> {
  const receiver = answererOf(negotiation, service);
  return {
    kind: 'negotiation_to_answer',
    subjectId: negotiation.id,
    receivers: [receiver],
    actorId: negotiation.proposedBy,
    title: service.title,
    details: { amountCents: negotiation.proposedAmountCents, reason: negotiation.reason },
    path: webAddresses.service(service.id),
    until: negotiation.expiresAt.toISOString(),
  };
}

/** The guardians of a child agree to its new terms. */
export function toChildNeed(
  { id, proposedAmountCents: amountCents, proposedDeadline: day, expiresAt }: Negotiation,
  service: Service,
  guardianIds: string[],
): Need<ClientServicesNeed> {
  return {
    kind: 'child_terms',
    subjectId: id,
    receivers: guardianIds,
    actorId: service.clientId,
    childId: service.professionalId,
    title: service.title,
    details: { amountCents, ...(day && { day }) },
    path: webAddresses.service(service.id),
    until: expiresAt.toISOString(),
  };
}
