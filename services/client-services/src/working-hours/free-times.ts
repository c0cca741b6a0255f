import { conflict } from '@sidework/chassis/errors';
import {
  bookableDays,
  travelMinutes,
  type WorkingHours,
} from '@sidework/contracts/client-services/working-hours';
import { Temporal } from 'temporal-polyfill';

/** A time that is taken, with the travel after it. */
export interface Taken {
  startsAt: Date;
  blockedUntil: Date;
}

interface Asked {
  hours: WorkingHours;
  taken: readonly Taken[];
  now: Date;
}

const minute = 60_000;
const quarter = 15 * minute;
const longestTravel = Math.max(...travelMinutes) * minute;

/** The times of some days at which an appointment of these hours can begin, one after the other. */
export const freeTimes = (
  days: readonly string[],
  asked: Asked,
): { day: string; times: Date[] }[] =>
  days.map((day) => ({
    day,
    times: windowsOf(day, asked.hours).flatMap((window) => timesIn(window, asked)),
  }));

/** Throws unless an appointment can begin at this time. */
export function requireFree(startsAt: Date, asked: Asked): void {
  const { hours } = asked;
  const start = startsAt.getTime();
  const end = start + hours.appointmentMinutes * minute;
  const isOffered =
    start % quarter === 0 &&
    start >= firstStart(asked) &&
    start < momentOf(lastDay(asked), '24:00', hours.timeZone) &&
    windowsOf(dayOf(startsAt, hours.timeZone), hours).some(
      (window) => window.from <= start && end <= window.to,
    );
  if (!isOffered || takenAt(start, asked)) throw conflict('time_not_free');
}

/** So many days of the zone from one on, of which none is past and none lies too far ahead. */
export function bookableWeek(from: string | undefined, asked: Pick<Asked, 'hours' | 'now'>) {
  const today = dayOf(asked.now, asked.hours.timeZone);
  const first = from && from > today ? from : today;
  const last = lastDay(asked);
  if (first > last) return { days: [], nextDay: null };
  const days = Array.from({ length: 7 }, (_, index) => dayAfter(first, index));
  const next = dayAfter(first, 7);
  return { days: days.filter((day) => day <= last), nextDay: next <= last ? next : null };
}

/** When an appointment ends, and until when its professional is not free after it. */
export function spanOf(
  startsAt: Date,
  { appointmentMinutes, travelMinutes: travel }: WorkingHours,
) {
  const endsAt = new Date(startsAt.getTime() + appointmentMinutes * minute);
  return { endsAt, blockedUntil: new Date(endsAt.getTime() + travel * minute) };
}

/** From the first moment of these days in a zone to the end of the travel that may follow their last one. */
export function momentsOf(days: readonly string[], timeZone: string) {
  const [first, last] = [days[0], days.at(-1)];
  if (!first || !last) return undefined;
  return {
    from: new Date(momentOf(first, '00:00', timeZone)),
    to: new Date(momentOf(last, '24:00', timeZone) + longestTravel),
  };
}

interface Window {
  from: number;
  to: number;
}

/** The hours of a day as moments; on the days when clocks change they are longer or shorter, and may fall on each other. */
function windowsOf(day: string, { week, daysOff, timeZone }: WorkingHours): Window[] {
  if (daysOff.some(({ from, to }) => from <= day && day <= to)) return [];
  const { dayOfWeek } = Temporal.PlainDate.from(day);
  const windows = week
    .filter(({ weekday }) => weekday === dayOfWeek)
    .map(({ from, to }) => ({
      from: momentOf(day, from, timeZone),
      to: momentOf(day, to, timeZone),
    }))
    .filter(({ from, to }) => from < to)
    .sort((one, other) => one.from - other.from);
  return merged(windows);
}

/** Those that overlap become one, so that no time is listed twice. */
function merged(windows: readonly Window[]): Window[] {
  const found: Window[] = [];
  for (const window of windows) {
    const last = found.at(-1);
    if (last && window.from < last.to) last.to = Math.max(last.to, window.to);
    else found.push(window);
  }
  return found;
}

/** A time that the clock leaves out is taken as one hour later, and of one that comes twice the first counts. */
function momentOf(day: string, clock: string, timeZone: string): number {
  const isEnd = clock === '24:00';
  const date = Temporal.PlainDate.from(day).add({ days: isEnd ? 1 : 0 });
  const plainTime = Temporal.PlainTime.from(isEnd ? '00:00' : clock);
  return date.toZonedDateTime({ timeZone, plainTime }).epochMilliseconds;
}

function timesIn({ from, to }: Window, asked: Asked): Date[] {
  const { hours } = asked;
  const length = hours.appointmentMinutes * minute;
  const step = length + hours.travelMinutes * minute;
  const times: Date[] = [];
  let start = upToQuarter(Math.max(from, firstStart(asked)));
  while (start + length <= to) {
    const taken = takenAt(start, asked);
    if (!taken) times.push(new Date(start));
    start = upToQuarter(taken ? taken.blockedUntil.getTime() : start + step);
  }
  return times;
}

/** The appointment that one at this moment would run into, of several the one that ends last. */
function takenAt(start: number, { hours, taken }: Asked): Taken | undefined {
  const { blockedUntil } = spanOf(new Date(start), hours);
  return taken
    .filter((each) => start < each.blockedUntil.getTime() && each.startsAt < blockedUntil)
    .toSorted((one, other) => other.blockedUntil.getTime() - one.blockedUntil.getTime())[0];
}

const firstStart = ({ hours, now }: Asked) => now.getTime() + hours.noticeHours * 60 * minute;

const lastDay = ({ hours, now }: Pick<Asked, 'hours' | 'now'>) =>
  dayAfter(dayOf(now, hours.timeZone), bookableDays);

const upToQuarter = (moment: number) => Math.ceil(moment / quarter) * quarter;

const dayOf = (moment: Date, timeZone: string) =>
  Temporal.Instant.fromEpochMilliseconds(moment.getTime())
    .toZonedDateTimeISO(timeZone)
    .toPlainDate()
    .toString();

const dayAfter = (day: string, days: number) =>
  Temporal.PlainDate.from(day).add({ days }).toString();
