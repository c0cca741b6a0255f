import { conflict, notFound, unprocessable } from '@sidework/chassis/errors';
import type { Actor } from '@sidework/chassis/http/actor';
import {
  type NegotiationStatus,
  negotiationDays,
} from '@sidework/contracts/client-services/agreements';
import type { NegotiationProposal } from '@sidework/contracts/client-services/negotiations';
import { dayIn, daysAfter } from '@sidework/contracts/kernel/local-day';
import { problems } from '@sidework/contracts/problems';
import { requireInProgress, type Service } from '../services/service.ts';
import type { negotiations } from './table.ts';

export type Negotiation = typeof negotiations.$inferSelect;

/** Other terms that a party of a service in progress proposes. They change nothing until the other side accepts. */
export function propose(
  id: string,
  service: Service,
  terms: NegotiationProposal,
  by: Pick<Actor, 'id'>,
  now: Date,
): Negotiation {
  requireParty(service, by);
  requireNegotiable(service);
  const isClient = service.clientId === by.id;
  const { proposedAmountCents, proposedDeadline = null, reason } = terms;
  const zone = service.deadlineTimeZone ?? (isClient ? terms.timeZone : null);
  const isSameDay = proposedDeadline === null || proposedDeadline === service.deadline;
  if (proposedAmountCents === service.totalAmountCents && isSameDay)
    throw unprocessable('nothing_to_negotiate', undefined, {
      proposedAmountCents: problems.nothing_to_negotiate,
    });
  if (proposedAmountCents < service.releasedAmountCents)
    throw unprocessable('total_below_released', undefined, {
      proposedAmountCents: problems.total_below_released,
    });
  requireAhead(proposedDeadline, zone ?? terms.timeZone, now);
  return {
    id,
    serviceId: service.id,
    proposedBy: by.id,
    proposedAmountCents,
    proposedDeadline,
    deadlineTimeZone: proposedDeadline && zone,
    reason,
    professionalApproved: !isClient,
    clientApproved: isClient,
    status: 'open',
    counterOf: null,
    createdAt: now,
    expiresAt: daysAfter(now, negotiationDays),
    respondedAt: null,
  };
}

export function requireNoneOpen(open: Negotiation | undefined): void {
  if (open) throw conflict('negotiation_open');
}

/** It was not answered in time, or the work ended first. */
export const closed = (
  negotiation: Negotiation,
  status: Exclude<NegotiationStatus, 'open' | 'awaiting_guardian'>,
  now: Date,
): Negotiation => ({
  ...negotiation,
  // Without the guardian's agreement the child's side has not approved.
  ...(negotiation.status === 'awaiting_guardian' && { professionalApproved: false }),
  status,
  respondedAt: now,
});

/** The side that did not make a proposal answers it. */
export const answererOf = (
  { proposedBy }: Pick<Negotiation, 'proposedBy'>,
  { clientId, professionalId }: Pick<Service, 'clientId' | 'professionalId'>,
): string => (proposedBy === clientId ? professionalId : clientId);

export function requireParty({ clientId, professionalId }: Service, by: Pick<Actor, 'id'>): void {
  if (by.id !== clientId && by.id !== professionalId) throw notFound('service_not_found');
}

/** The terms of cancelled, completed or paid work stand (D-48). */
export function requireNegotiable(service: Service): void {
  requireInProgress(service);
  if (service.paymentStatus === 'released' || service.paymentStatus === 'cancelled')
    throw conflict('service_not_in_progress');
}

export function requireAhead(day: string | null, zone: string, now: Date): void {
  if (day === null || day >= dayIn(zone, now)) return;
  throw unprocessable('day_in_the_past', undefined, { proposedDeadline: problems.day_in_the_past });
}
