import { serverNow } from './server-clock.ts';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;

const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium' });
const exact = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'long' });
const localDay = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' });

/** A moment as a reader takes it in: "12 min ago" under a day, "Nov 21, 2026" after, in little room without this year. */
export function dateText(moment: string, now = serverNow(), isShort = false): string {
  const age = now - Date.parse(moment);
  // The page looks at its clock once a minute and the server's clock differs, so a few seconds
  // ahead count as now.
  if (age < -minuteMs || age >= dayMs) {
    const text = day.format(new Date(moment));
    return isShort ? withoutThisYear(text, new Date(now)) : text;
  }
  if (age < minuteMs) return 'just now';
  if (age < hourMs) return `${Math.floor(age / minuteMs)} min ago`;
  return `${Math.floor(age / hourMs)} h ago`;
}

/** A moment in the viewer's own zone, which it names. */
export function exactText(moment: string): string {
  return exact.format(new Date(moment));
}

/** The viewer's day of a moment, as `YYYY-MM-DD`. */
export function dayOf(moment: string): string {
  const date = new Date(moment);
  return [date.getFullYear(), date.getMonth() + 1, date.getDate()]
    .map((part) => String(part).padStart(2, '0'))
    .join('-');
}

/** A local day where there is little room: "Dec 1" in this year, else "Dec 1, 2027". */
export function shortDayText(localDate: string, now = new Date()): string {
  return withoutThisYear(dayText(localDate), now);
}

const withoutThisYear = (text: string, now: Date) => text.replace(`, ${now.getFullYear()}`, '');

/** A local day, `YYYY-MM-DD`, which no zone may move. */
export function dayText(localDate: string): string {
  return localDay.format(new Date(`${localDate}T00:00:00Z`));
}

const monthOfYear = new Intl.DateTimeFormat('en-US', {
  month: 'short',
  year: 'numeric',
  timeZone: 'UTC',
});

/** A month, `YYYY-MM`, as "Mar 2025". */
export const monthText = (month: string): string =>
  monthOfYear.format(new Date(`${month}-01T00:00:00Z`));
