import type { Tx } from '@sidework/chassis/db/db';
import { save } from '@sidework/chassis/db/save';
import { emit } from '@sidework/chassis/events/outbox';
import { meetNeeds, raiseNeeds } from '@sidework/chassis/people/needs';
import * as events from '@sidework/contracts/client-services/events';
import type { Need } from '@sidework/contracts/kernel/needs';
import type { ClientServicesNeed } from '@sidework/contracts/network-chat/need-kinds/client-services';
import { webAddresses } from '@sidework/contracts/web-addresses';
import { findPerson } from '../people/queries.ts';
import { toServiceFact } from '../services/facts.ts';
import type { Service } from '../services/service.ts';
import { answererOf, type Negotiation } from './negotiation.ts';
import { insertNegotiation } from './queries.ts';
import { negotiations } from './table.ts';

/** Opens a proposal and tells of it, also what now waits for the other side. */
export async function openNegotiation(
  tx: Tx,
  negotiation: Negotiation,
  service: Service,
  at: Date,
): Promise<void> {
  await insertNegotiation(tx, negotiation);
  const { reason } = negotiation;
  const isCounter = negotiation.counterOf !== null;
  await emit(
    tx,
    events.negotiationOpened,
    { ...toFact(negotiation, service), reason, isCounter },
    at,
  );
  await raiseNeeds(tx, events, [toNeed(negotiation, service)], at);
}

/** Saves what both sides of a child's work agreed on, and asks its guardians. */
export async function askGuardians(
  tx: Tx,
  before: Negotiation,
  after: Negotiation,
  service: Service,
  at: Date,
): Promise<void> {
  await save(tx, negotiations, before, after);
  await meetNeeds(tx, events, [{ kind: 'negotiation_to_answer', subjectId: after.id }], at);
  const child = await findPerson(tx, service.professionalId);
  const guardianIds = child?.guardianIds ?? [];
  await emit(tx, events.negotiationAgreed, { ...toFact(after, service), guardianIds }, at);
  const { proposedAmountCents: amountCents, proposedDeadline: day, expiresAt } = after;
  if (guardianIds.length > 0)
    await raiseNeeds(
      tx,
      events,
      [
        {
          kind: 'child_terms',
          subjectId: after.id,
          receivers: guardianIds,
          actorId: service.clientId,
          childId: service.professionalId,
          title: service.title,
          details: { amountCents, ...(day && { day }) },
          path: webAddresses.service(service.id),
          until: expiresAt.toISOString(),
        },
      ],
      at,
    );
}

/** Saves what became of an open proposal and tells of it; of one that was countered its counter tells. */
export async function closeNegotiation(
  tx: Tx,
  before: Negotiation,
  after: Negotiation,
  service: Service,
  at: Date,
): Promise<void> {
  await save(tx, negotiations, before, after);
  const kind = before.status === 'open' ? 'negotiation_to_answer' : 'child_terms';
  await meetNeeds(tx, events, [{ kind, subjectId: after.id }], at);
  const { status: outcome } = after;
  if (outcome === 'open' || outcome === 'countered' || outcome === 'awaiting_guardian') return;
  const waited = before.status === 'awaiting_guardian' && { waitedForGuardian: true as const };
  await emit(tx, events.negotiationClosed, { ...toFact(after, service), outcome, ...waited }, at);
}

const toFact = (negotiation: Negotiation, service: Service) => ({
  ...toServiceFact(service),
  negotiationId: negotiation.id,
  proposedBy: negotiation.proposedBy,
  proposedAmountCents: negotiation.proposedAmountCents,
  proposedDeadline: negotiation.proposedDeadline,
});

function toNeed(negotiation: Negotiation, service: Service): Need<ClientServicesNeed> {
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
