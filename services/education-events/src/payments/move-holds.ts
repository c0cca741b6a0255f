import type { Tx } from '@sidework/chassis/db/db';
import { emit } from '@sidework/chassis/events/outbox';
import { holdMoved } from '@sidework/contracts/education-events/events/tickets';
import type { Event } from '../events/event.ts';
import { heldPaymentsOf } from './queries.ts';

const dayMs = 24 * 60 * 60 * 1000;

/** So long what a course costs is held; the money of a ticket until a day after its event (D-120). */
export const courseHoldDays = 14;

export const holdEndOf = ({ endsAt }: Pick<Event, 'endsAt'>): string =>
  new Date(endsAt.getTime() + dayMs).toISOString();

/** The money of the tickets of an event that ends at another time is held until then. */
export async function moveHolds(tx: Tx, event: Event, at: Date): Promise<void> {
  for (const { paymentId } of await heldPaymentsOf(tx, event.id))
    await emit(tx, holdMoved, { paymentId, holdUntil: holdEndOf(event) }, at);
}
