import type { Tx } from '@sidework/chassis/db/db';
import { emit } from '@sidework/chassis/events/outbox';
import { holdMoved } from '@sidework/contracts/education-events/events';
import { and, eq, inArray } from 'drizzle-orm';
import type { Event } from '../events/event.ts';
import { registrations } from '../registrations/table.ts';
import { payments } from './table.ts';

const dayMs = 24 * 60 * 60 * 1000;

/** So long what a course costs is held; the money of a ticket until a day after its event (decision 120). */
export const courseHoldDays = 14;

export const holdEndOf = ({ endsAt }: Pick<Event, 'endsAt'>): string =>
  new Date(endsAt.getTime() + dayMs).toISOString();

/** The money of the tickets of an event that ends at another time is held until then. */
export async function moveHolds(tx: Tx, event: Event, at: Date): Promise<void> {
  const held = await tx
    .select({ paymentId: payments.id })
    .from(payments)
    .innerJoin(registrations, eq(registrations.id, payments.subjectId))
    .where(
      and(
        eq(registrations.eventId, event.id),
        inArray(payments.status, ['requested', 'succeeded']),
      ),
    );
  for (const { paymentId } of held)
    await emit(tx, holdMoved, { paymentId, holdUntil: holdEndOf(event) }, at);
}
