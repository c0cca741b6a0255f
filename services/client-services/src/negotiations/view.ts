import type { NegotiationView } from '@sidework/contracts/client-services/negotiation-view';
import type { Negotiation } from './negotiation.ts';

export function toNegotiationView({
  deadlineTimeZone: _zone,
  counterOf: _counterOf,
  ...negotiation
}: Negotiation): NegotiationView {
  return {
    ...negotiation,
    createdAt: negotiation.createdAt.toISOString(),
    expiresAt: negotiation.expiresAt.toISOString(),
    respondedAt: negotiation.respondedAt?.toISOString() ?? null,
  };
}
