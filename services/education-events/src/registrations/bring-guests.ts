import type { Tx } from '@sidework/chassis/db/db';
import type { RegistrationForm } from '@sidework/contracts/education-events/registrations';
import { v7 as uuidv7 } from 'uuid';
import type { Event } from '../events/event.ts';
import { orderOf } from '../events/event-ticketing.ts';
import { takeFreeSeat } from '../waitlists/take-seat.ts';
import { freeNumbers, requireSeatsFor, seatOf } from './group.ts';
import { guestNumbersOf } from './queries.ts';
import type { Registration } from './registration.ts';
import { newTicketCode } from './ticket-proof.ts';

/** The guests' seats are taken under the lock of the event's row, which holds the person's own seat already. */
export async function bringGuests(
  tx: Tx,
  { event, own }: { event: Event; own: Registration },
  form: RegistrationForm,
  at: Date,
): Promise<{ event: Event; seats: Registration[] }> {
  const guests = form.guests ?? [];
  if (guests.length === 0) return { event, seats: [own] };
  requireSeatsFor(guests, event, own);
  const taken = await guestNumbersOf(tx, event.id, own.userId);
  const numbers = freeNumbers(guests.length, taken);
  const seats: Registration[] = [{ ...own, groupId: own.id }];
  let current = event;
  for (const [place, guestNumber] of numbers.entries()) {
    const guest = guests[place];
    if (!guest) continue;
    const order = orderOf(current, form, at);
    current = await takeFreeSeat(tx, current, order, at);
    const numbered = { ...guest, id: uuidv7(), guestNumber, ticketCode: newTicketCode(at) };
    seats.push(seatOf(own, numbered, order));
  }
  return { event: current, seats };
}
