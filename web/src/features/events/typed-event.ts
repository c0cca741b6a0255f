import type { EventDetail } from '@sidework/contracts/education-events/event-listings';
import type { EventCategory } from '@sidework/contracts/education-events/event-options';
import { parseDollars } from '@sidework/contracts/kernel/money';
import { parseNumber } from '@sidework/contracts/kernel/typed-number';
import { clockIn, momentIn, momentsOf } from '@sidework/contracts/kernel/zoned-time';
import { createDraft } from '../../lib/draft.ts';
import { viewersZone } from '../../lib/zones.ts';
import type { Turn, TypedEvent } from './event-rules.ts';
import { noHours, toEducation, toTypedHours } from './hours/typed-hours.ts';
import { toRepeats } from './series/typed-repeats.ts';

const emptyEvent: TypedEvent = {
  title: '',
  category: '',
  description: '',
  eventDate: '',
  endsAt: '',
  eventDateTurn: '',
  endsAtTurn: '',
  timeZone: viewersZone(),
  location: '',
  capacity: '',
  priceCents: '',
  imageUrl: '',
  allowsKids: false,
  education: noHours,
  repeats: { everyWeeks: '', until: '', except: [] },
  scope: 'one',
};

export const eventDrafts = createDraft<TypedEvent>({
  name: 'event',
  empty: emptyEvent,
  where: 'sessionStorage',
});

function turnOf(zone: string, moment: string): Turn {
  const [first, second] = momentsOf(zone, clockIn(zone, moment));
  if (!second) return '';
  return Date.parse(moment) === Date.parse(first ?? '') ? 'first' : 'second';
}

export const toTypedEvent = (event: EventDetail): TypedEvent => ({
  title: event.title,
  category: event.category,
  description: event.description,
  eventDate: clockIn(event.timeZone, event.startsAt),
  endsAt: clockIn(event.timeZone, event.endsAt),
  eventDateTurn: turnOf(event.timeZone, event.startsAt),
  endsAtTurn: turnOf(event.timeZone, event.endsAt),
  timeZone: event.timeZone,
  location: event.location,
  capacity: String(event.capacity),
  priceCents: (event.priceCents / 100).toFixed(2),
  // A link that was given before is followed once; only another is typed.
  imageUrl: '',
  allowsKids: event.youngPeople !== null && event.youngPeople !== 'no',
  education: toTypedHours(event.education),
  repeats: emptyEvent.repeats,
  scope: 'one',
});

export const toPosting = (typed: TypedEvent) => ({
  ...written(typed),
  ...(typed.repeats.everyWeeks && { repeats: toRepeats(typed) }),
});

/** As it is sent; an empty price is none. */
const written = (typed: TypedEvent) => ({
  title: typed.title,
  category: typed.category as EventCategory,
  description: typed.description,
  eventDate: momentIn(typed.timeZone, typed.eventDate, typed.eventDateTurn === 'second'),
  ...(typed.endsAt && {
    endsAt: momentIn(typed.timeZone, typed.endsAt, typed.endsAtTurn === 'second'),
  }),
  timeZone: typed.timeZone,
  location: typed.location,
  capacity: parseNumber(typed.capacity) ?? Number.NaN,
  priceCents: typed.priceCents.trim() ? (parseDollars(typed.priceCents) ?? 0) : 0,
  imageUrl: typed.imageUrl.trim() || null,
  allowsKids: typed.allowsKids,
  education: toEducation(typed.education),
});

/** A change leaves a picture as it is, unless another link was typed or it is to go. */
export function toChange(typed: TypedEvent, event: EventDetail, isPictureRemoved: boolean) {
  const { imageUrl, ...rest } = written(typed);
  const isSame = imageUrl === null && !isPictureRemoved;
  const version = event.version ?? 1;
  return { ...rest, ...(!isSame && { imageUrl }), version, scope: typed.scope };
}
