import { writeLetter } from '@sidework/chassis/jobs/letter';
import type { Mail } from '@sidework/chassis/jobs/mail';
import { educationAddresses } from '@sidework/contracts/education-events/addresses';
import { momentText } from '@sidework/contracts/education-events/event-times';
import { readersOfSeat } from '../contacts/addresses-of-seat.ts';
import type { Deps } from '../deps.ts';
import { getEvent } from '../events/queries.ts';
import { findPlace } from '../waitlists/queries.ts';
import { cancelReason, eventTicket, titleOf } from './event-mails.ts';

/** The offer is told with its end, by the clock of the event's place. A child's guardians read it. */
export async function seatOfferedMails(deps: Deps, placeId: string): Promise<Mail[]> {
  const place = await findPlace(deps.db, placeId);
  if (place?.status !== 'offered' || !place.offerExpiresAt) return [];
  const { event } = await getEvent(deps.db, place.eventId);
  const reader = { userId: place.userId, approvedBy: null };
  const { addresses, isChild } = await readersOfSeat(deps.db, reader);
  const page = new URL(educationAddresses.event(event.id), deps.config.PUBLIC_URL).href;
  const until = momentText(place.offerExpiresAt.toISOString(), event.timeZone);
  const whose = isChild ? 'a child that you look after' : 'you';
  const how = isChild
    ? 'The child can register for it on its page, and you are asked before anything is agreed.'
    : 'Register for it, or decline it, so that the next in line gets it.';
  return addresses.map((to) =>
    writeLetter({
      to,
      subject: isChild ? 'A seat came free for a child' : `A seat came free at ${titleOf(event)}`,
      heading: `A seat came free for ${whose}`,
      paragraphs: [`It is kept until ${until}. ${how}`],
      ticket: eventTicket(event),
      button: { label: isChild ? 'See the event' : 'Take or decline it', url: page },
    }),
  );
}

/** An offer is an answer to an event as it was, so that a change of time or place is told while the offer lasts. */
export async function offeredEventChangedMails(deps: Deps, placeId: string): Promise<Mail[]> {
  const place = await findPlace(deps.db, placeId);
  if (place?.status !== 'offered' || !place.offerExpiresAt) return [];
  const { event } = await getEvent(deps.db, place.eventId);
  const { addresses } = await readersOfSeat(deps.db, { userId: place.userId, approvedBy: null });
  const page = new URL(educationAddresses.event(event.id), deps.config.PUBLIC_URL).href;
  const until = momentText(place.offerExpiresAt.toISOString(), event.timeZone);
  return addresses.map((to) =>
    writeLetter({
      to,
      subject: `Changed: ${titleOf(event)}`,
      heading: 'An event whose seat is kept for you was changed',
      paragraphs: [
        `This is how it is now. The seat is kept until ${until}: register for it, or decline it.`,
      ],
      ticket: eventTicket(event),
      button: { label: 'Take or decline it', url: page },
    }),
  );
}

/** Nothing was paid yet, so that nothing goes back. A child's guardians read it. */
export async function waitedEventCancelledMails(deps: Deps, placeId: string): Promise<Mail[]> {
  const place = await findPlace(deps.db, placeId);
  if (!place) return [];
  const { event } = await getEvent(deps.db, place.eventId);
  if (event.status !== 'cancelled') return [];
  const reader = { userId: place.userId, approvedBy: null };
  const { addresses, isChild } = await readersOfSeat(deps.db, reader);
  const who = isChild ? 'A child that you look after was' : 'You were';
  return addresses.map((to) =>
    writeLetter({
      to,
      subject: `Cancelled: ${titleOf(event)}`,
      heading: 'An event was cancelled',
      paragraphs: [`${who} on its waitlist.`, cancelReason(event)].filter(Boolean),
      ticket: eventTicket(event),
    }),
  );
}
