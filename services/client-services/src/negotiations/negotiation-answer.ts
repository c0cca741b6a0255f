import { conflict, forbidden } from '@sidework/chassis/errors';
import type { Actor } from '@sidework/chassis/http/actor';
import type { Service } from '../services/service.ts';
import {
  closed,
  type Negotiation,
  requireAhead,
  requireNegotiable,
  requireParty,
} from './negotiation.ts';

export interface Accepted {
  negotiation: Negotiation;
  service: Service;
}

/** Both approve: total and deadline of the service change at once. `timeZone` is that of a client who accepts. */
export function accept(
  negotiation: Negotiation,
  service: Service,
  by: Actor,
  timeZone: string,
  now: Date,
): Accepted {
  requireAnswerer(negotiation, service, by, now);
  const zone = service.deadlineTimeZone ?? negotiation.deadlineTimeZone ?? timeZone;
  return inForce(negotiation, service, zone, now);
}

/** The other side's no, or their own proposal in its place. */
export function answer(
  negotiation: Negotiation,
  service: Service,
  status: 'rejected' | 'countered',
  by: Actor,
  now: Date,
): Negotiation {
  requireAnswerer(negotiation, service, by, now);
  return closed(negotiation, status, now);
}

export function withdraw(
  negotiation: Negotiation,
  service: Service,
  by: Actor,
  now: Date,
): Negotiation {
  requireParty(service, by);
  if (negotiation.proposedBy !== by.id) throw forbidden('not_your_negotiation');
  if (negotiation.status !== 'awaiting_guardian') requireOpen(negotiation, now);
  return closed(negotiation, 'withdrawn', now);
}

/** Total and deadline of the service become those of the proposal. */
export function inForce(
  negotiation: Negotiation,
  service: Service,
  zone: string,
  now: Date,
): Accepted {
  const { proposedDeadline } = negotiation;
  requireAhead(proposedDeadline, zone, now);
  return {
    negotiation: {
      ...closed(negotiation, 'accepted', now),
      professionalApproved: true,
      clientApproved: true,
    },
    service: {
      ...service,
      totalAmountCents: negotiation.proposedAmountCents,
      ...(proposedDeadline && { deadline: proposedDeadline, deadlineTimeZone: zone }),
    },
  };
}

function requireAnswerer(negotiation: Negotiation, service: Service, by: Actor, now: Date): void {
  requireParty(service, by);
  if (negotiation.proposedBy === by.id) throw forbidden('own_negotiation');
  requireOpen(negotiation, now);
  requireNegotiable(service);
}

function requireOpen({ status, expiresAt }: Negotiation, now: Date): void {
  if (status !== 'open')
    throw conflict(status === 'expired' ? 'negotiation_expired' : 'negotiation_not_open');
  if (expiresAt <= now) throw conflict('negotiation_expired');
}
