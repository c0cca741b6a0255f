import type { Tx } from '@sidework/chassis/db/db';
import { emit } from '@sidework/chassis/events/outbox';
import {
  attendeeCheckedIn,
  checkInUndone,
} from '@sidework/contracts/education-events/events/tickets';
import type { Event } from '../events/event.ts';
import { comesSelf } from './group.ts';
import type { Registration } from './registration.ts';
import { toRegistrationFact } from './tell-registered.ts';

/** An account was at an event only where its own person came, so that a guest's arrival says nothing of the buyer. */
export async function tellEntered(tx: Tx, seat: Registration, event: Event, at: Date) {
  if (!comesSelf(seat) || !seat.checkedInAt) return;
  const checkedInAt = seat.checkedInAt.toISOString();
  await emit(tx, attendeeCheckedIn, { ...toRegistrationFact(seat, event), checkedInAt }, at);
}

export async function tellLeft(tx: Tx, seat: Registration, event: Event, at: Date) {
  if (comesSelf(seat)) await emit(tx, checkInUndone, toRegistrationFact(seat, event), at);
}
