import { conflict, forbidden, notFound, unprocessable } from '@sidework/chassis/errors';
import type { Actor } from '@sidework/chassis/http/actor';
import type { Person } from '@sidework/chassis/people/people';
import {
  type NegotiationStatus,
  negotiationDays,
} from '@sidework/contracts/client-services/agreements';
import type { NegotiationProposal } from '@sidework/contracts/client-services/negotiations';
import { dayIn, daysAfter } from '@sidework/contracts/kernel/local-day';
import { formatCents } from '@sidework/contracts/kernel/money';
import { problems } from '@sidework/contracts/problems';
import { requireInProgress, type Service } from '../services/service.ts';
import { requireGuardian } from '../services/service-of-child.ts';
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

/** Far amounts would carry what words may not, such as a number to ring, one proposal after the other (D-117). */
export function requireNearAgreed(
  { totalAmountCents }: Pick<Service, 'totalAmountCents'>,
  { proposedAmountCents }: Pick<NegotiationProposal, 'proposedAmountCents'>,
): void {
  const least = Math.ceil(totalAmountCents / 4);
  const most = totalAmountCents * 4;
  if (proposedAmountCents >= least && proposedAmountCents <= most) return;
  throw unprocessable('terms_far_off', undefined, {
    proposedAmountCents: `Propose an amount from ${formatCents(least)} to ${formatCents(most)}.`,
  });
}

interface Accepted {
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

/** Both sides of a child's work approve, and nothing changes before a guardian agrees (D-117). */
export function awaitGuardian(
  negotiation: Negotiation,
  service: Service,
  by: Actor,
  timeZone: string,
  now: Date,
): Negotiation {
  const { negotiation: accepted, service: changed } = accept(
    negotiation,
    service,
    by,
    timeZone,
    now,
  );
  return {
    ...accepted,
    status: 'awaiting_guardian',
    deadlineTimeZone: accepted.proposedDeadline && changed.deadlineTimeZone,
    respondedAt: null,
    expiresAt: daysAfter(now, negotiationDays),
  };
}

/** A guardian of the child answers, unless it pays for the work itself. */
export function requireAnsweringGuardian(
  child: Pick<Person, 'guardianIds'> | undefined,
  { clientId }: Pick<Service, 'clientId'>,
  by: Pick<Actor, 'id'>,
): void {
  requireGuardian(child, by, 'negotiation_not_found');
  if (by.id === clientId) throw notFound('negotiation_not_found');
}

export function requireMayWork(child: Pick<Person, 'mayAct'> | undefined): void {
  if (!child?.mayAct) throw conflict('child_may_not_work');
}

export function requireNoneOpen(open: Negotiation | undefined): void {
  if (open) throw conflict('negotiation_open');
}

/** A guardian of the child agrees: what both sides approved stands. */
export function agree(negotiation: Negotiation, service: Service, now: Date): Accepted {
  requireWaiting(negotiation, now);
  requireNegotiable(service);
  const zone = service.deadlineTimeZone ?? negotiation.deadlineTimeZone ?? 'UTC';
  return inForce(negotiation, service, zone, now);
}

/** A guardian's no: the terms stay as they were. */
export function refuse(negotiation: Negotiation, now: Date): Negotiation {
  requireWaiting(negotiation, now);
  return closed(negotiation, 'refused_by_guardian', now);
}

function inForce(negotiation: Negotiation, service: Service, zone: string, now: Date): Accepted {
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

function requireAnswerer(negotiation: Negotiation, service: Service, by: Actor, now: Date): void {
  requireParty(service, by);
  if (negotiation.proposedBy === by.id) throw forbidden('own_negotiation');
  requireOpen(negotiation, now);
  requireNegotiable(service);
}

function requireParty({ clientId, professionalId }: Service, by: Pick<Actor, 'id'>): void {
  if (by.id !== clientId && by.id !== professionalId) throw notFound('service_not_found');
}

/** The terms of cancelled, completed or paid work stand (D-48). */
function requireNegotiable(service: Service): void {
  requireInProgress(service);
  if (service.paymentStatus === 'released' || service.paymentStatus === 'cancelled')
    throw conflict('service_not_in_progress');
}

function requireOpen({ status, expiresAt }: Negotiation, now: Date): void {
  if (status !== 'open')
    throw conflict(status === 'expired' ? 'negotiation_expired' : 'negotiation_not_open');
  if (expiresAt <= now) throw conflict('negotiation_expired');
}

function requireWaiting({ status, expiresAt }: Negotiation, now: Date): void {
  if (status !== 'awaiting_guardian') throw conflict('negotiation_not_waiting');
  if (expiresAt <= now) throw conflict('negotiation_expired');
}

function requireAhead(day: string | null, zone: string, now: Date): void {
  if (day === null || day >= dayIn(zone, now)) return;
  throw unprocessable('day_in_the_past', undefined, { proposedDeadline: problems.day_in_the_past });
}
