const day = (date: Date) => date.toISOString().slice(0, 10);
const at = (year: number, month: number, dayOfMonth: number) =>
  new Date(Date.UTC(year, month - 1, dayOfMonth));
const plusDays = (date: Date, days: number) => new Date(date.getTime() + days * 86_400_000);

const isWeekend = (date: Date) => date.getUTCDay() % 6 === 0;

/** A holiday on a weekend is kept on the Friday before or the Monday after. */
function observed(date: Date): Date {
  if (date.getUTCDay() === 6) return plusDays(date, -1);
  return date.getUTCDay() === 0 ? plusDays(date, 1) : date;
}

/** Only these holidays of the nation and of the District of Columbia can move a payment. */
function holidaysNear(year: number): string[] {
  const firstOfJanuary = at(year, 1, 1);
  const firstMonday = plusDays(firstOfJanuary, (8 - firstOfJanuary.getUTCDay()) % 7);
  return [plusDays(firstMonday, 14), observed(at(year, 4, 16)), observed(at(year, 6, 19))].map(day);
}

function nextBusinessDay(date: Date): string {
  const holidays = holidaysNear(date.getUTCFullYear());
  let next = date;
  while (isWeekend(next) || holidays.includes(day(next))) next = plusDays(next, 1);
  return day(next);
}

/** When the four payments of estimated tax of a year are due (domain 3). */
export function dueDates(year: number): [string, string, string, string] {
  return [
    nextBusinessDay(at(year, 4, 15)),
    nextBusinessDay(at(year, 6, 15)),
    nextBusinessDay(at(year, 9, 15)),
    nextBusinessDay(at(year + 1, 1, 15)),
  ];
}

/** The last month of each period that a payment is for: they are no calendar quarters. */
export const paymentPeriods = [3, 5, 8, 12] as const;
