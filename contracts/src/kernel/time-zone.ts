import { z } from 'zod';

function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en-US', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}

/** An IANA time zone, as a browser names its own: `America/New_York`. */
export const timeZone = z.string().max(64).refine(isTimeZone, 'This is not a time zone we know');

/** The local day in a zone, `YYYY-MM-DD`. */
export function dayIn(zone: string, moment: Date): string {
  // The Swedish way to write a date is the ISO one.
  return new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short' }).format(moment);
}
