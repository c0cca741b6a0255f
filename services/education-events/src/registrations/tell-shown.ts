import type { Tx } from '@sidework/chassis/db/db';
import { emit } from '@sidework/chassis/events/outbox';
import { attendanceShown } from '@sidework/contracts/education-events/events/tickets';
import type { Event } from '../events/event.ts';
import { lockShownSeatsOf, saveRegistration } from './queries.ts';
import type { Registration } from './registration.ts';

/** Connections see it until the end of the event, or no longer. */
export const tellShown = (
  tx: Tx,
  { id: registrationId, userId, showsToKnown }: Registration,
  { id: eventId, endsAt }: Pick<Event, 'id' | 'endsAt'>,
  at: Date,
) => {
  const shownUntil = showsToKnown ? endsAt.toISOString() : null;
  return emit(tx, attendanceShown, { registrationId, eventId, userId, shownUntil }, at);
};

/** A seat that was shown is hidden with its end. Most were never shown. */
export async function tellHidden(tx: Tx, before: Registration, at: Date): Promise<void> {
  if (!before.showsToKnown) return;
  const event = { id: before.eventId, endsAt: at };
  await tellShown(tx, { ...before, showsToKnown: false }, event, at);
}

/** The event is to be for young people too, so that it shows none of those who come. */
export async function hideGoers(tx: Tx, { id }: Event, at: Date): Promise<void> {
  for (const seat of await lockShownSeatsOf(tx, id)) {
    await saveRegistration(tx, { ...seat, showsToKnown: false });
    await tellHidden(tx, seat, at);
  }
}
