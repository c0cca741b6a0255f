import type { AgeBand } from '../identity/profiles/age-bands.ts';
import { clockIn } from '../kernel/zoned-time.ts';

/** Limits of hours for some ages in a state, or in all states (null), from a day on. Clocks are `HH:MM`. */
interface YouthRule {
  state: string | null;
  bands: readonly AgeBand[];
  from: string;
  hoursASchoolDay: number;
  hoursASchoolWeek: number;
  hoursAnotherDay: number;
  hoursAnotherWeek: number;
  opensAt: string;
  closesAt: string;
  /** From June 1 to Labor Day. */
  closesInSeasonAt: string;
  source: string;
}

/**
 * Federal law sets no limit of hours at 16 and 17, so those have no row. Children under 14 may only do casual work in private
 * homes, for which no hours are set; the limits of the next older ones are kept for them. A state has a row of its own once its
 * law was read.
 */
const youthRules: readonly YouthRule[] = [
  {
    state: null,
    bands: ['under_14', '14_15'],
    from: '2010-07-19',
    hoursASchoolDay: 3,
    hoursASchoolWeek: 18,
    hoursAnotherDay: 8,
    hoursAnotherWeek: 40,
    opensAt: '07:00',
    closesAt: '19:00',
    closesInSeasonAt: '21:00',
    source: '29 CFR 570.35, as of November 2026; your state may ask for more',
  },
];

/** Sidework knows no school's calendar: outside of July each weekday counts as a school day, with these hours. */
const monthWithoutSchool = '07';
const schoolHours = { from: '08:00', until: '15:00' } as const;

/** The newest rule for a band on a day: of its state, or else the federal one; undefined where no hours are limited. */
function youthRuleOf(
  band: AgeBand,
  day: string,
  state: string | null = null,
): YouthRule | undefined {
  const rules = youthRules
    .filter(({ bands, from }) => bands.includes(band) && from <= day)
    .sort((one, other) => other.from.localeCompare(one.from));
  return rules.find((rule) => rule.state === state) ?? rules.find((rule) => rule.state === null);
}

export interface Stint {
  startsAt: Date;
  endsAt: Date;
}

interface Child {
  band: AgeBand;
  zones: readonly string[];
}

const dayMs = 86_400_000;
const weekdayOf = (day: string) => new Date(`${day}T00:00:00Z`).getUTCDay();
const plusDays = (day: string, days: number) =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * dayMs).toISOString().slice(0, 10);

const isSchoolDay = (day: string): boolean =>
  day.slice(5, 7) !== monthWithoutSchool && weekdayOf(day) >= 1 && weekdayOf(day) <= 5;

/** The Monday with which the week of a day begins. */
export const weekOf = (day: string): string => plusDays(day, -((weekdayOf(day) + 6) % 7));

/** A week with a single school day is a school week. */
const isSchoolWeek = (monday: string): boolean =>
  [0, 1, 2, 3, 4].some((days) => isSchoolDay(plusDays(monday, days)));

/** Labor Day is the first Monday in September. */
function isSeason(day: string): boolean {
  const first = `${day.slice(0, 4)}-09-01`;
  const laborDay = plusDays(first, (8 - weekdayOf(first)) % 7);
  return day >= `${day.slice(0, 4)}-06-01` && day <= laborDay;
}

const hoursOf = (stints: readonly Stint[]) =>
  stints.reduce((sum, { startsAt, endsAt }) => sum + +endsAt - +startsAt, 0) / 3_600_000;

/** Why a child may not work at a time beside its other work, in words; undefined where it may. Each zone has to agree. */
export function youthFault(
  stint: Stint,
  others: readonly Stint[],
  { band, zones }: Child,
): string | undefined {
  for (const zone of zones) {
    const fault = faultIn(zone, stint, others, band);
    if (fault) return fault;
  }
  return undefined;
}

function faultIn(zone: string, stint: Stint, others: readonly Stint[], band: AgeBand) {
  const [day = '', from = ''] = clockIn(zone, stint.startsAt.toISOString()).split('T');
  const [lastDay, until = ''] = clockIn(zone, stint.endsAt.toISOString()).split('T');
  const rule = youthRuleOf(band, day);
  if (!rule) return undefined;
  const said = (text: string) => `Young people under 16 may ${text} (${rule.source}.)`;
  const closesAt = isSeason(day) ? rule.closesInSeasonAt : rule.closesAt;
  if (lastDay !== day || from < rule.opensAt || until > closesAt)
    return said('work from 7 AM to 7 PM, and until 9 PM from June 1 to Labor Day.');
  const isSchool = isSchoolDay(day);
  if (isSchool && from < schoolHours.until && until > schoolHours.from)
    return said(
      'not work during school hours. Outside of July, weekdays from 8 AM to 3 PM count as those.',
    );
  const dayOf = ({ startsAt }: Stint) => clockIn(zone, startsAt.toISOString()).slice(0, 10);
  const mostOfDay = isSchool ? rule.hoursASchoolDay : rule.hoursAnotherDay;
  if (hoursOf([stint, ...others.filter((other) => dayOf(other) === day)]) > mostOfDay)
    return said(
      `work up to ${mostOfDay} hours on a ${isSchool ? 'school day' : 'day without school'}.`,
    );
  const week = weekOf(day);
  const mostOfWeek = mostHoursOfWeek(rule, week);
  if (hoursOf([stint, ...others.filter((other) => weekOf(dayOf(other)) === week)]) > mostOfWeek)
    return said(
      `work up to ${mostOfWeek} hours in a ${isSchoolWeek(week) ? 'school week' : 'week without school'}.`,
    );
  return undefined;
}

/** The most hours of a week for a band; undefined where federal law sets none. */
export function hoursOfWeek(band: AgeBand, monday: string): number | undefined {
  const rule = youthRuleOf(band, monday);
  return rule && mostHoursOfWeek(rule, monday);
}

const mostHoursOfWeek = (rule: YouthRule, monday: string): number =>
  isSchoolWeek(monday) ? rule.hoursASchoolWeek : rule.hoursAnotherWeek;
