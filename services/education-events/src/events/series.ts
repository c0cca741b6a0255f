import { unprocessable } from '@sidework/chassis/errors';
import type {
  EventChange,
  EventPosting,
} from '@sidework/contracts/education-events/event-listings';
import { limits } from '@sidework/contracts/education-events/limits';
import type { Repeats, SeriesDate } from '@sidework/contracts/education-events/series';
import {
  datesOf,
  moveBetween,
  moved,
  movedMoment,
  type Times,
  withoutExceptions,
} from '@sidework/contracts/education-events/series-dates';
import type { TicketingChange } from '@sidework/contracts/education-events/ticketing';
import * as Event from './event.ts';

const timesOf = ({ eventDate, endsAt, timeZone }: Event.Event): Times => ({
  startsAt: eventDate.toISOString(),
  endsAt: endsAt.toISOString(),
  timeZone,
});

/** The dates of a series are events with seats of their own; without repetition there is one. */
export function postDates(
  newId: () => string,
  posting: EventPosting,
  by: Parameters<typeof Event.post>[2],
  now: Date,
): Event.Event[] {
  const first = Event.post(newId(), posting, by, now);
  if (!posting.repeats) return [first];
  // Staff would look at each date apart, and guardians be asked for each again.
  if (posting.allowsKids) throw unprocessable('series_of_adults');
  const seriesId = newId();
  return chosenDates(timesOf(first), posting.repeats).map(({ startsAt: eventDate, endsAt }) => ({
    ...Event.post(newId(), { ...posting, eventDate, endsAt }, by, now),
    seriesId,
  }));
}

function chosenDates(first: Times, repeats: Repeats): Times[] {
  const all = datesOf(first, repeats);
  if (all.length > limits.seriesDates)
    throw unprocessable('series_too_long', undefined, {
      'repeats.until': 'A series has at most 52 dates',
    });
  const dates = withoutExceptions(all, repeats.except);
  if (dates.length < 2)
    throw unprocessable('series_too_short', undefined, {
      'repeats.until': 'A series has at least two dates',
    });
  return dates;
}

interface Changed {
  before: Event.Event;
  after: Event.Event;
}

/** A later date gets what an earlier one was changed to, and keeps its own day, moved as the earlier one was. */
export function changeLater(
  later: Event.Event,
  { before, after }: Changed,
  change: EventChange,
  by: { id: string },
  now: Date,
): Event.Event {
  const times = moved(timesOf(later), moveBetween(timesOf(before), timesOf(after)));
  const { startsAt: eventDate, endsAt } = times;
  return Event.change(later, { ...change, eventDate, endsAt, version: later.version }, by, now);
}

/** The tickets of a later date are sold as those of an earlier one, as long before its start by the clock. */
export function sellLater(
  later: Event.Event,
  from: Event.Event,
  { ticketTypes, promoCodes, ...rest }: TicketingChange,
  by: { id: string },
  now: Date,
): Event.Event {
  const { startMs } = moveBetween(timesOf(from), timesOf(later));
  const at = (moment: string | null) =>
    moment && movedMoment(from.timeZone, moment, startMs, later.timeZone);
  const change = {
    ...rest,
    ticketTypes: ticketTypes.map((type) => ({
      ...type,
      salesFrom: at(type.salesFrom),
      salesUntil: at(type.salesUntil),
    })),
    promoCodes: promoCodes.map((promo) => ({
      ...promo,
      validFrom: at(promo.validFrom),
      validUntil: at(promo.validUntil),
    })),
    version: later.version,
  };
  return Event.sell(later, change, by, now);
}

/** Young people come to single events, so that one change does not open a whole series to them. */
export function requireForAdults(event: Event.Event): void {
  if (event.youngPeople !== 'no') throw unprocessable('series_of_adults');
}

export const toSeriesDate = (event: Event.Event): SeriesDate => ({
  eventId: event.id,
  ...timesOf(event),
  status: event.status,
  seatsLeft: Math.max(0, event.capacity - event.taken),
});
