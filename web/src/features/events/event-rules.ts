import { limits } from '@sidework/contracts/education-events/limits';
import { parseDollars } from '@sidework/contracts/kernel/money';
import { parseNumber } from '@sidework/contracts/kernel/typed-number';
import { serverNow } from '../../lib/server-clock.ts';
import { momentIn } from './zoned-time.ts';

/** The fields are named as in the request, so that a refused one is found. */
export interface TypedEvent {
  title: string;
  category: string;
  description: string;
  eventDate: string;
  endsAt: string;
  timeZone: string;
  location: string;
  capacity: string;
  priceCents: string;
  imageUrl: string;
  allowsKids: boolean;
}

const startOf = (zone: string, clock: string) =>
  clock ? Date.parse(momentIn(zone, clock)) : Number.NaN;

const isPrice = (cents: number | undefined) => cents !== undefined && cents >= 0;

const isHttps = (text: string) => URL.canParse(text) && new URL(text).protocol === 'https:';

/** The service checks the same again. */
export function errorsOfEvent(typed: TypedEvent): Record<string, string> {
  const start = startOf(typed.timeZone, typed.eventDate);
  const end = startOf(typed.timeZone, typed.endsAt);
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
    ['eventDate', Number.isNaN(start), 'Date and time are required'],
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
  for (const [field, isWrong, text] of faults) if (isWrong) errors[field] ??= text;
  return errors;
}
