import type { EventView } from '@sidework/contracts/education-events/event-listings';
import { limits } from '@sidework/contracts/education-events/limits';
import type { SeriesScope } from '@sidework/contracts/education-events/series';
import { parseDollars } from '@sidework/contracts/kernel/money';
import { parseNumber } from '@sidework/contracts/kernel/typed-number';
import { isUsual, momentIn, momentsOf } from '@sidework/contracts/kernel/zoned-time';
import { serverNow } from '../../lib/server-clock.ts';

import type { TypedHours } from './hours/typed-hours.ts';
import { faultOfRepeats } from './series/typed-repeats.ts';

export type Turn = '' | 'first' | 'second';

/** The fields are named as in the request, so that a refused one is found. */
export interface TypedEvent {
  title: string;
  category: string;
  description: string;
  eventDate: string;
  endsAt: string;
  /** The chosen one of two moments where the clock shows the time twice. */
  eventDateTurn: Turn;
  endsAtTurn: Turn;
  timeZone: string;
  location: string;
  capacity: string;
  priceCents: string;
  imageUrl: string;
  allowsKids: boolean;
  education: TypedHours;
  /** A new event without a number of weeks has one date. */
  repeats: { everyWeeks: string; until: string; except: string[] };
  /** The dates that a change of one date of a series is for. */
  scope: SeriesScope;
}

const timeOf = (zone: string, clock: string, turn: Turn) =>
  Date.parse(momentIn(zone, clock, turn === 'second'));

const isSkipped = (zone: string, clock: string) =>
  isUsual(clock) && momentsOf(zone, clock).length === 0;

const isUndecided = (zone: string, clock: string, turn: Turn) =>
  turn === '' && momentsOf(zone, clock).length > 1;

const skipped = 'The clocks go forward then, so this time does not exist';
const twice = 'The clocks go back then, so this time comes twice. Choose one';

/** Whether something is typed that is no time of our days. */
export const isStrange = (clock: string) => clock !== '' && !isUsual(clock);

export const strange = 'Check the year';

const isPrice = (cents: number | undefined) => cents !== undefined && cents >= 0;

const isHttps = (text: string) => URL.canParse(text) && new URL(text).protocol === 'https:';

/** The service checks the same again. */
export function errorsOfEvent(typed: TypedEvent): Record<string, string> {
  const zone = typed.timeZone;
  const start = timeOf(zone, typed.eventDate, typed.eventDateTurn);
  const end = timeOf(zone, typed.endsAt, typed.endsAtTurn);
  const capacity = parseNumber(typed.capacity) ?? Number.NaN;
  const price = typed.priceCents.trim();
  const faults: [keyof TypedEvent, boolean, string][] = [
    ['title', !typed.title.trim(), 'Event title is required'],
    ['title', typed.title.trim().length > limits.title, 'Title must be less than 200 characters'],
    ['category', !typed.category, 'Category is required'],
    ['description', !typed.description.trim(), 'Description is required'],
    [
      'description',
      typed.description.trim().length > limits.eventDescription,
      'Description must be less than 3000 characters',
    ],
    ['eventDate', isStrange(typed.eventDate), strange],
    ['endsAt', isStrange(typed.endsAt), strange],
    ['eventDate', Number.isNaN(start), 'Date and time are required'],
    ['eventDate', isSkipped(zone, typed.eventDate), skipped],
    ['eventDate', isUndecided(zone, typed.eventDate, typed.eventDateTurn), twice],
    ['endsAt', isSkipped(zone, typed.endsAt), skipped],
    ['endsAt', isUndecided(zone, typed.endsAt, typed.endsAtTurn), twice],
    ['eventDate', start <= serverNow(), 'Please choose a date and time in the future'],
    ['endsAt', end <= start, 'The end must be after the start'],
    ['location', !typed.location.trim(), 'Location is required'],
    [
      'location',
      typed.location.trim().length > limits.location,
      'Location must be less than 200 characters',
    ],
    [
      'capacity',
      !Number.isInteger(capacity) || capacity < 1,
      'Maximum capacity must be at least 1',
    ],
    ['capacity', capacity > limits.capacity, 'Maximum capacity is too large'],
    [
      'priceCents',
      price !== '' && !isPrice(parseDollars(price)),
      'Enter an amount in dollars, such as 25 or 25.50',
    ],
    [
      'imageUrl',
      typed.imageUrl.trim() !== '' && !isHttps(typed.imageUrl.trim()),
      'Image URL must be a link that begins with https',
    ],
  ];
  const errors: Record<string, string> = {};
  const ofRepeats = faultOfRepeats(typed);
  if (ofRepeats) errors['repeats.until'] = ofRepeats;
  for (const [field, isWrong, text] of faults) if (isWrong) errors[field] ??= text;
  return errors;
}

/** The day on which an event begins at its place, as `YYYY-MM-DD`. */
export const dayOf = ({ startsAt, timeZone }: Pick<EventView, 'startsAt' | 'timeZone'>): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone }).format(new Date(startsAt));
