import type { DayOrder } from '@sidework/contracts/business-tools/statement-options';

/** A day that needs no question, or two numbers of which either may be the month. */
export type ReadDay = { day: string } | { first: number; second: number; year: number };

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const isoDay = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?:[T ].*)?$/;
const eightDigits = /^((?:19|20)\d{2})(\d{2})(\d{2})$/;
const numbers = /^(\d{1,2})[-/. ](\d{1,2})[-/. ](\d{4}|\d{2})(?:[ ,T].*)?$/;
const dayThenName = /^(\d{1,2})[-/. ]*([a-z]{3})[a-z]*[-/., ]+(\d{4}|\d{2})(?: .*)?$/i;
const nameThenDay = /^([a-z]{3})[a-z]*[. -]+(\d{1,2})(?:st|nd|rd|th)?,?[ -]+(\d{4})(?: .*)?$/i;

export function readDay(text: string): ReadDay | undefined {
  const trimmed = text.normalize('NFKC').trim();
  const iso = isoDay.exec(trimmed) ?? eightDigits.exec(trimmed);
  if (iso) return known(iso[1], iso[2], iso[3]);
  const named = dayThenName.exec(trimmed);
  if (named) return known(named[3], monthOf(named[2]), named[1]);
  const english = nameThenDay.exec(trimmed);
  if (english) return known(english[3], monthOf(english[1]), english[2]);
  const pair = numbers.exec(trimmed);
  if (!pair) return undefined;
  const [first, second, year] = [Number(pair[1]), Number(pair[2]), yearOf(pair[3])];
  return first === 0 || second === 0 || (first > 12 && second > 12)
    ? undefined
    : { first, second, year };
}

/** The day of two numbers once their order is known; undefined where there is no such day. */
export function dayOf(read: ReadDay, order: DayOrder): string | undefined {
  if ('day' in read) return read.day;
  const { first, second, year } = read;
  const [month, day] = order === 'month_first' ? [first, second] : [second, first];
  return validDay(year, month, day);
}

/** The order that the days of a file show; undefined where each can be read both ways. */
export function orderOf(read: ReadDay[]): DayOrder | undefined {
  const pairs = read.filter((each) => 'first' in each);
  const dayFirst = pairs.filter(({ first }) => first > 12).length;
  const monthFirst = pairs.filter(({ second }) => second > 12).length;
  if (dayFirst === 0 && monthFirst === 0) return undefined;
  return monthFirst >= dayFirst ? 'month_first' : 'day_first';
}

/** Whether the order of its numbers changes the day. */
export const isUnclear = (read: ReadDay): boolean =>
  'first' in read && read.first !== read.second && read.first <= 12 && read.second <= 12;

const monthOf = (name = '') => months.indexOf(name.toLowerCase()) + 1;
const yearOf = (text = '') => (text.length === 2 ? 2000 + Number(text) : Number(text));

function known(year = '', month: string | number = '', day = ''): ReadDay | undefined {
  const valid = validDay(yearOf(year), Number(month), Number(day));
  return valid === undefined ? undefined : { day: valid };
}

function validDay(year: number, month: number, day: number): string | undefined {
  if (year < 1900 || year > 2199) return undefined;
  const date = new Date(Date.UTC(year, month - 1, day));
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day
    ? date.toISOString().slice(0, 10)
    : undefined;
}
