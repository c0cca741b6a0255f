import { limits } from '@sidework/contracts/education-events/limits';
import type { Repeats } from '@sidework/contracts/education-events/series';
import {
  datesOf,
  dayOf,
  type Times,
  withoutExceptions,
} from '@sidework/contracts/education-events/series-dates';
import { isUsual, momentIn } from '@sidework/contracts/kernel/zoned-time';
import type { TypedEvent } from '../event-rules.ts';

type Typed = Pick<
  TypedEvent,
  'eventDate' | 'eventDateTurn' | 'endsAt' | 'endsAtTurn' | 'timeZone' | 'repeats'
>;

/** All dates that the typed repetition names, also those that are left out. */
export function datesTyped({ eventDate, endsAt, timeZone, repeats, ...typed }: Typed): Times[] {
  const { everyWeeks, until } = repeats;
  if (!everyWeeks || !until || !isUsual(eventDate)) return [];
  const startsAt = momentIn(timeZone, eventDate, typed.eventDateTurn === 'second');
  const end = isUsual(endsAt)
    ? momentIn(timeZone, endsAt, typed.endsAtTurn === 'second')
    : startsAt;
  return datesOf({ startsAt, endsAt: end, timeZone }, { everyWeeks: Number(everyWeeks), until });
}

/** As it is sent; a date that was left out and is no date any more is forgotten. */
export function toRepeats(typed: Typed): Repeats {
  const { everyWeeks, until, except } = typed.repeats;
  const days = datesTyped(typed).map(dayOf);
  return {
    everyWeeks: Number(everyWeeks),
    until,
    except: except.filter((day) => days.includes(day)),
  };
}

/** The fault of the last day; the service checks the same again. */
export function faultOfRepeats(typed: Typed & Pick<TypedEvent, 'allowsKids'>): string | undefined {
  const { everyWeeks, until, except } = typed.repeats;
  if (!everyWeeks) return undefined;
  if (!until) return 'Choose the last day';
  const dates = datesTyped(typed);
  if (dates.length > limits.seriesDates) return `A series has at most ${limits.seriesDates} dates`;
  if (withoutExceptions(dates, except).length < 2) return 'A series has at least two dates';
  return typed.allowsKids ? 'Young people come to single events only' : undefined;
}
