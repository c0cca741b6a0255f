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
 * Saves a locked service, and does what follows from the change: requests of work that ends are closed, the client's
 * agreement is told, and Today learns what waits for whom.
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
  const hasEnded = isOver && before.status === 'in_progress';
  if (hasEnded) await endPendingExtension(tx, after, at);
  if (hasEnded || isPaidOut(before, after)) await endOpenNegotiation(tx, after, at);
  await tellNeeds(tx, before, after, at);
  return after;
}

/** The whole total was released: nothing of it can be agreed on anew, though the work may go on (decision 48). */
const isPaidOut = (before: Service, after: Service): boolean =>
  after.paymentStatus === 'released' && before.paymentStatus !== 'released';

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
