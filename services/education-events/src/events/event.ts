import { conflict, forbidden, notFound, stale, unprocessable } from '@sidework/chassis/errors';
import type {
  EventChange,
  EventPosting,
} from '@sidework/contracts/education-events/event-listings';
import { mayPostEvents } from '@sidework/contracts/education-events/event-options';
import type { TicketingChange } from '@sidework/contracts/education-events/ticketing';
import { educationFor } from './event-hours.ts';
import { countSeat, requireSeatOfType, type SeatChoice, setTicketing } from './event-ticketing.ts';
import { askAgain, asPosted } from './event-young-people.ts';
import type { events } from './table.ts';

export type Event = typeof events.$inferSelect;

/** How long an event lasts whose organizer does not say. */
const usualMs = 2 * 60 * 60 * 1000;

export function post(
  id: string,
  posting: EventPosting,
  by: { id: string; userType: string; accountType: string },
  now: Date,
): Event {
  requirePoster(by);
  return {
    id,
    organizerId: by.id,
    seriesId: null,
    ...toKept(posting, now),
    ...asPosted(posting.allowsKids ?? false, now),
    ticketTypes: [],
    promoCodes: [],
    questions: [],
    refundRule: null,
    taken: 0,
    ...byLink(posting.imageUrl),
    status: 'upcoming',
    cancelReason: null,
    takenDownAt: null,
    version: 1,
    calendarRevision: 0,
    createdAt: now,
  };
}

/** Both have to hold; no child posts events, though its user type is professional. */
function requirePoster(by: { userType: string; accountType: string }): void {
  if (!mayPostEvents(by)) throw forbidden('not_an_event_poster');
}

function toKept(written: Omit<EventChange, 'version'>, now: Date) {
  const eventDate = new Date(written.eventDate);
  if (eventDate <= now)
    throw unprocessable('event_in_past', undefined, {
      eventDate: 'Please choose a date and time in the future',
    });
  const endsAt = written.endsAt
    ? new Date(written.endsAt)
    : new Date(eventDate.getTime() + usualMs);
  if (endsAt <= eventDate)
    throw unprocessable('event_ends_before_start', undefined, {
      endsAt: 'The end must be after the start',
    });
  return {
    title: written.title,
    description: written.description,
    category: written.category,
    eventDate,
    endsAt,
    timeZone: written.timeZone,
    location: written.location,
    capacity: written.capacity,
    priceCents: written.priceCents ?? 0,
    education: educationFor(written, { eventDate, endsAt }),
  };
}

/** The organizer changes the version that they saw; no attendee loses a seat or pays another price than they saw. */
export function change(
  event: Event,
  { version, scope: _, ...written }: EventChange,
  by: { id: string },
  now: Date,
): Event {
  requireOrganizer(event, by);
  requireUpcoming(event, now);
  if (event.version !== version) throw stale('event_changed');
  const hasTypes = event.ticketTypes.length > 0;
  const priceCents = hasTypes ? event.priceCents : written.priceCents;
  const education = written.education === undefined ? event.education : written.education;
  const kept = toKept({ ...written, priceCents, education }, now);
  if (kept.capacity < event.taken) throw conflict('capacity_below_registered');
  if (kept.priceCents !== event.priceCents && event.taken > 0) throw conflict('price_fixed');
  // A picture stays unless another link, or none, takes its place.
  const { imageUrl } = written;
  const isSame = imageUrl === event.imageUrl || imageUrl === event.pictureLink;
  const stays = imageUrl === undefined || (event.pictureKey !== null && isSame);
  const picture = stays ? {} : byLink(imageUrl);
  const changed = { ...event, ...kept, ...picture, version: event.version + 1 };
  return askAgain(changed, written.allowsKids ?? false, now);
}

/** Staff approved the tickets with the event, so that a change of them asks again. */
export function sell(
  event: Event,
  ticketing: TicketingChange,
  by: { id: string },
  now: Date,
): Event {
  requireOrganizer(event, by);
  requireUpcoming(event, now);
  return askAgain(setTicketing(event, ticketing), event.youngPeople !== 'no', now);
}

/** A picture that a link is to bring; without a link there is none. */
const byLink = (link: string | null | undefined) => ({
  imageUrl: null,
  pictureKey: null,
  pictureLink: link ?? null,
  pictureState: link ? ('fetching' as const) : null,
});

export interface Picture {
  imageUrl: string;
  pictureKey: string;
}

/** The picture that a link brought, or the drawing where it brought none. */
export function showFetched(event: Event, picture: Picture | null, now: Date): Event {
  if (!picture || event.status !== 'upcoming' || event.eventDate <= now)
    return { ...event, pictureState: 'failed' };
  const shown = { ...event, ...picture, pictureState: null };
  return askAgain(shown, event.youngPeople !== 'no', now);
}

/** Whether those who come have to be told. */
export const concernsAttendees = (before: Event, after: Event) =>
  before.title !== after.title || isMoved(before, after);

/** Whether the time or the place is another one than those who come agreed to. */
export const isMoved = (before: Event, after: Event) =>
  before.location !== after.location ||
  before.timeZone !== after.timeZone ||
  before.eventDate.getTime() !== after.eventDate.getTime() ||
  before.endsAt.getTime() !== after.endsAt.getTime();

/** From its start on an event keeps the picture that those who come agreed to. */
export function show(event: Event, picture: Picture, by: { id: string }, now: Date): Event {
  requireOrganizer(event, by);
  if (event.status !== 'upcoming' || event.eventDate <= now) throw conflict('event_begun');
  const shown = { ...event, ...picture, pictureLink: null, pictureState: null };
  return askAgain(shown, event.youngPeople !== 'no', now);
}

export function cancel(event: Event, reason: string, by: { id: string }, now: Date): Event {
  requireOrganizer(event, by);
  requireUpcoming(event, now);
  return cancelled(event, reason);
}

const cancelled = (event: Event, cancelReason: string): Event => ({
  ...event,
  status: 'cancelled',
  cancelReason,
  taken: 0,
  version: event.version + 1,
});

/** Attendees are told in set words; only the organizer reads the reason of staff. */
const takenDownWords = 'Sidework took this event off its list.';
const organizerGoneWords = 'The organizer is no longer on Sidework.';

/** Staff take it down; one that is still to come is cancelled with it. */
export function takeDown(event: Event, now: Date): Event {
  if (event.takenDownAt) throw conflict('taken_down_already');
  return takenDown(event, takenDownWords, now);
}

function takenDown(event: Event, words: string, now: Date): Event {
  const isAhead = event.status === 'upcoming' && event.endsAt >= now;
  return { ...(isAhead ? cancelled(event, words) : event), takenDownAt: now };
}

/** Once its organizer is banned, an event is seen only by those who had a seat. */
export const endWithOrganizer = (event: Event, now: Date): Event =>
  takenDown(event, organizerGoneWords, now);

/**
 * An event that staff took down is seen by its organizer and by those who had a seat, because they have to know what became
 * of it. A child sees it only if its seat was confirmed.
 */
export function requireVisible(
  event: Event,
  viewer: { id: string | undefined; isChild: boolean; registration: HasSeat | undefined },
): void {
  if (!event.takenDownAt || event.organizerId === viewer.id) return;
  if (!viewer.registration || !seesTakenDown(viewer, viewer.registration))
    throw notFound('event_not_found');
}

interface HasSeat {
  status: string;
}

/** A child reads the words of an event that staff took down only if its seat was confirmed. */
export const seesTakenDown = ({ isChild }: { isChild: boolean }, { status }: HasSeat): boolean =>
  !isChild || status === 'confirmed';

/** An event is completed when its time is over; undefined before that. */
export const passTime = (event: Event, now: Date): Event | undefined =>
  event.status === 'upcoming' && event.endsAt < now ? { ...event, status: 'completed' } : undefined;

/** A seat is taken under the lock of the event's row, so that none is given twice (D-69). */
export function takeSeat(event: Event, seat: SeatChoice, now: Date): Event {
  if (event.status !== 'upcoming' || event.eventDate <= now) throw conflict('event_not_upcoming');
  return takeFreeSeat(event, seat);
}

/** A guest at the door comes before the end of the event, not before its start. */
export function takeFreeSeat(event: Event, seat: SeatChoice): Event {
  if (event.taken >= event.capacity) throw conflict('event_full');
  requireSeatOfType(event, seat);
  return { ...event, ...countSeat(event, seat, 1), taken: event.taken + 1 };
}

export const freeSeat = (event: Event, seat: SeatChoice): Event =>
  event.status === 'cancelled'
    ? event
    : {
        ...withdrawn(event),
        ...countSeat(event, seat, -1),
        taken: Math.max(0, event.taken - 1),
      };

/** An attendee is not invited any more, which a calendar believes only of a higher SEQUENCE. */
export const withdrawn = (event: Event): Event => ({
  ...event,
  calendarRevision: event.calendarRevision + 1,
});

export function requireUpcoming({ status, endsAt }: Event, now: Date): void {
  if (status !== 'upcoming' || endsAt < now) throw conflict('event_not_upcoming');
}

export function requireNotCancelled({ status }: Event): void {
  if (status === 'cancelled') throw conflict('event_not_upcoming');
}

/** An event is anybody's to see, but not theirs to change. */
export function requireOrganizer({ organizerId }: Event, by: { id: string }): void {
  if (organizerId !== by.id) throw forbidden('not_the_organizer');
}

export function requireFound(event: Event | undefined): asserts event is Event {
  if (!event) throw notFound('event_not_found');
}
