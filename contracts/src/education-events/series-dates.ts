import { clockIn, momentIn, momentsOf, nextShown } from '../kernel/zoned-time.ts';
import { limits } from './limits.ts';

export interface Times {
  startsAt: string;
  endsAt: string;
  timeZone: string;
}

const weekMs = 7 * 24 * 60 * 60 * 1000;

/** The time that the clock of a place shows, as if it were UTC, so that two of them have a distance. */
const shownMs = (zone: string, moment: string) => Date.parse(`${clockIn(zone, moment)}Z`);

/** A skipped hour becomes the next one shown, and the first of two is taken. */
function momentShown(zone: string, ms: number): string {
  const clock = new Date(ms).toISOString().slice(0, 16);
  const isShown = momentsOf(zone, clock).length > 0;
  return momentIn(zone, isShown ? clock : nextShown(zone, clock));
}

export interface Move {
  startMs: number;
  endMs: number;
  timeZone: string;
}

/** The days and minutes that an event was moved by, on the clock of its place. */
export const moveBetween = (before: Times, after: Times): Move => ({
  startMs: shownMs(after.timeZone, after.startsAt) - shownMs(before.timeZone, before.startsAt),
  endMs: shownMs(after.timeZone, after.endsAt) - shownMs(before.timeZone, before.endsAt),
  timeZone: after.timeZone,
});

/** A moment of an event, moved on the clock of its place: the local hour stays over a clock change. */
export function movedMoment(zone: string, moment: string, byMs: number, to = zone): string {
  if (byMs === 0 && zone === to) return moment;
  const shown = Date.parse(momentShown(to, shownMs(zone, moment) + byMs));
  // A clock shows minutes; the rest of the moment stays.
  return new Date(shown + (Date.parse(moment) % 60_000)).toISOString();
}

/** An event that would end with its start, because that hour is skipped, keeps its length. */
export function moved({ startsAt, endsAt, timeZone: zone }: Times, move: Move): Times {
  const { timeZone } = move;
  const start = movedMoment(zone, startsAt, move.startMs, timeZone);
  const end = movedMoment(zone, endsAt, move.endMs, timeZone);
  if (end > start) return { startsAt: start, endsAt: end, timeZone };
  const length = Date.parse(endsAt) - Date.parse(startsAt);
  const kept = new Date(Date.parse(start) + length).toISOString();
  return { startsAt: start, endsAt: kept, timeZone };
}

/** The dates of a series at the same hour by the clock of its place; one more than allowed tells that they are too many. */
export function datesOf(
  first: Times,
  { everyWeeks, until }: { everyWeeks: number; until: string },
): Times[] {
  const dates: Times[] = [];
  for (let turn = 0; dates.length <= limits.seriesDates; turn += 1) {
    const byMs = turn * everyWeeks * weekMs;
    const date = moved(first, { startMs: byMs, endMs: byMs, timeZone: first.timeZone });
    if (dayOf(date) > until) break;
    dates.push(date);
  }
  return dates;
}

/** The day of a date by the clock of its place. */
export const dayOf = ({ startsAt, timeZone }: Times) => clockIn(timeZone, startsAt).slice(0, 10);

export const withoutExceptions = (dates: Times[], except: readonly string[]): Times[] =>
  dates.filter((date) => !except.includes(dayOf(date)));
