import type { Tx } from '@sidework/chassis/db/db';
import { save } from '@sidework/chassis/db/save';
import { emit } from '@sidework/chassis/events/outbox';
import * as events from '@sidework/contracts/client-services/events';
import { toServiceFact } from './facts.ts';
import { withFirstDeadline } from './schedule.ts';
import type { Service } from './service.ts';
import { services } from './table.ts';
import { tellExpected } from './tell-expected.ts';
import { tellNeeds } from './tell-needs.ts';

/**
 * Saves a locked service, and tells the client's agreement and what waits for whom since. A change that may end or pay out
 * the work goes through `settleChange`, which also ends its open requests.
 */
export async function recordChange(
  tx: Tx,
  before: Service,
  changed: Service,
  at: Date,
): Promise<Service> {
  const after = { ...withFirstDeadline(before, changed, at), version: before.version + 1 };
  await save(tx, services, before, after);
  await tellAgreement(tx, before, after, at);
  await tellHire(tx, before, after, at);
  await tellNeeds(tx, before, after, at);
  await tellExpected(tx, before, after, at);
  return after;
}

/** The job says to whom its address is shown. */
async function tellHire(tx: Tx, before: Service, after: Service, at: Date): Promise<void> {
  const { id: serviceId, jobRequestId } = after;
  const isUnderWay = after.status === 'in_progress';
  if (jobRequestId && isUnderWay !== (before.status === 'in_progress'))
    await emit(tx, events.hireChanged, { serviceId, jobRequestId, isUnderWay }, at);
}

/** Work that was completed before its client agreed counts from the agreement on. */
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
