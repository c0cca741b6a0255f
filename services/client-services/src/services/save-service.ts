import type { Tx } from '@sidework/chassis/db/db';
import { save } from '@sidework/chassis/db/save';
import { emit } from '@sidework/chassis/events/outbox';
import * as events from '@sidework/contracts/client-services/events';
import { endPendingExtension } from '../extensions/end-pending-extension.ts';
import * as Extension from '../extensions/extension.ts';
import { endOpenNegotiation } from '../negotiations/end-open-negotiation.ts';
import { toServiceFact } from './facts.ts';
import type { Service } from './service.ts';
import { services } from './table.ts';
import { tellNeeds } from './tell-needs.ts';

/**
 * Saves what became of a locked service, and does what follows from any change of it: what was asked for of work that
 * ends is over, its client's agreement is told of, and so is what waits for whom.
 */
export async function saveService(
  tx: Tx,
  before: Service,
  changed: Service,
  at: Date,
): Promise<Service> {
  const isOver = changed.status !== 'in_progress';
  const open = isOver ? Extension.withoutRequest(changed) : changed;
  const after = { ...open, version: before.version + 1 };
  await save(tx, services, before, after);
  await tellAgreement(tx, before, after, at);
  if (isOver && before.status === 'in_progress') {
    await endPendingExtension(tx, after, at);
    await endOpenNegotiation(tx, after, at);
  }
  await tellNeeds(tx, before, after, at);
  return after;
}

/** What was completed before its client agreed counts from then on. */
async function tellAgreement(tx: Tx, before: Service, after: Service, at: Date): Promise<void> {
  if (before.agreement === after.agreement) return;
  const fact = toServiceFact(after);
  if (after.agreement === 'declined') return emit(tx, events.serviceDeclined, fact, at);
  await emit(tx, events.serviceAgreed, fact, at);
  if (before.completedAt)
    await emit(
      tx,
      events.serviceCompleted,
      { ...fact, completedAt: before.completedAt.toISOString() },
      at,
    );
}
