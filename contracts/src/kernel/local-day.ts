/** The local day in a zone, `YYYY-MM-DD`. */
export function dayIn(zone: string, moment: Date): string {
  // The Swedish way to write a date is the ISO one.
  return new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short' }).format(moment);
}

const dayOf24Hours = 24 * 60 * 60 * 1000;

/** So many times 24 hours later. */
export function daysAfter(moment: Date, days: number): Date {
  return new Date(moment.getTime() + days * dayOf24Hours);
}
