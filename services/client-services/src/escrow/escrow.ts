import { conflict, unprocessable } from '@sidework/chassis/errors';
import type { Actor } from '@sidework/chassis/http/actor';
import { daysAfter } from '@sidework/contracts/kernel/local-day';
import { problems } from '@sidework/contracts/problems';
import type { Entry } from '../ledger/posting.ts';
import * as Posting from '../ledger/posting.ts';
import { leftToFund, requireClient, type Service } from '../services/service.ts';
import type { paymentHistory } from './table.ts';

/** The person who earns by a service: its professional, or the guardian of one who is a child. */
export interface Payee {
  payeeId: string;
}

/** A service after its money moved, and how the ledger tells it. */
export interface Moved {
  service: Service;
  entries: Entry[];
}

/** A line of the history that the two sides of a service read of its money. */
export type HistoryLine = Omit<
  typeof paymentHistory.$inferInsert,
  'id' | 'createdAt' | 'serviceId' | 'ledgerTransactionId'
>;

/** Throws unless its client may pay in so much now. */
export function requireFundable(service: Service, amountCents: number, by: Actor): void {
  requireClient(service, by);
  requireUndisputed(service);
  const left = leftToFund(service);
  if (left === 0) throw conflict('nothing_to_fund');
  if (amountCents > left)
    throw unprocessable('over_the_total', undefined, { amountCents: problems.over_the_total });
}

/** Money arrived. What can no longer be held goes back: the work was cancelled meanwhile, or the total fell. */
export function fund(
  service: Service,
  amountCents: number,
  mostCents = leftToFund(service),
): Moved & { heldCents: number; excessCents: number } {
  const heldCents = service.isDisputed ? 0 : Math.min(amountCents, mostCents);
  const excessCents = amountCents - heldCents;
  const funded = withHeld(service, service.escrowedAmountCents + heldCents);
  return {
    service: heldCents > 0 ? funded : service,
    entries: Posting.moved(Posting.cash, [
      [Posting.escrowOf(service.id), heldCents],
      [Posting.refundTo(service.clientId), excessCents],
    ]),
    heldCents,
    excessCents,
  };
}

/** The agreed total became another: what is held beyond it goes back at once, what is missing is asked for. */
export function changeTotal(
  service: Service,
  totalAmountCents: number,
): Moved & { refundCents: number; topUpCents: number } {
  requireUndisputed(service);
  if (service.status === 'cancelled' || service.paymentStatus === 'released')
    throw conflict('service_not_in_progress');
  const { escrowedAmountCents: held, releasedAmountCents: released } = service;
  if (totalAmountCents < released) throw conflict('total_below_released');
  const refundCents = Math.max(0, held + released - totalAmountCents);
  const changed = withHeld({ ...service, totalAmountCents }, held - refundCents);
  const isReleased = released > 0 && released === totalAmountCents;
  return {
    service: isReleased ? { ...changed, paymentStatus: 'released' } : changed,
    entries: Posting.moved(Posting.escrowOf(service.id), [
      [Posting.refundTo(service.clientId), refundCents],
    ]),
    refundCents,
    topUpCents: leftToFund(changed),
  };
}

export function requireUndisputed({ isDisputed }: Service): void {
  if (isDisputed) throw conflict('service_disputed');
}

export const noRequest = { releaseRequestedAt: null, releasesAt: null };

/** Held in full it is escrowed, and pending until then. */
function withHeld(service: Service, escrowedAmountCents: number): Service {
  const isFull =
    escrowedAmountCents > 0 &&
    escrowedAmountCents + service.releasedAmountCents >= service.totalAmountCents;
  return { ...service, escrowedAmountCents, paymentStatus: isFull ? 'escrowed' : 'pending' };
}

/** Funded after it was completed, completed work asks for its release at once (D-39). */
export function askAfterFunding(service: Service, now: Date, releaseDays: number): Service {
  const isDue = service.status === 'completed' && service.paymentStatus === 'escrowed';
  if (!isDue || service.releaseRequestedAt) return service;
  return { ...service, releaseRequestedAt: now, releasesAt: daysAfter(now, releaseDays) };
}
