import type { Tx } from '@sidework/chassis/db/db';
import { save } from '@sidework/chassis/db/save';
import { emit } from '@sidework/chassis/events/outbox';
import { meetNeeds, raiseNeeds } from '@sidework/chassis/people/needs';
import * as events from '@sidework/contracts/client-services/events';
import { findPerson } from '../people/queries.ts';
import type { Service } from '../services/service.ts';
import { toFact } from './facts.ts';
import { toChildNeed, toNeed } from './needs.ts';
import type { Negotiation } from './negotiation.ts';
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
  if (guardianIds.length > 0)
    await raiseNeeds(tx, events, [toChildNeed(after, service, guardianIds)], at);
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
