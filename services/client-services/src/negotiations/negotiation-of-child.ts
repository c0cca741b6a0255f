import { conflict, notFound, unprocessable } from '@sidework/chassis/errors';
import type { Actor } from '@sidework/chassis/http/actor';
import type { Person } from '@sidework/chassis/people/people';
import { negotiationDays } from '@sidework/contracts/client-services/agreements';
import type { NegotiationProposal } from '@sidework/contracts/client-services/negotiations';
import { daysAfter } from '@sidework/contracts/kernel/local-day';
import { formatCents } from '@sidework/contracts/kernel/money';
import type { Service } from '../services/service.ts';
import { requireGuardian } from '../services/service-of-child.ts';
import { closed, type Negotiation, requireNegotiable } from './negotiation.ts';
import { type Accepted, accept, inForce } from './negotiation-answer.ts';

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

function requireWaiting({ status, expiresAt }: Negotiation, now: Date): void {
  if (status !== 'awaiting_guardian') throw conflict('negotiation_not_waiting');
  if (expiresAt <= now) throw conflict('negotiation_expired');
}
