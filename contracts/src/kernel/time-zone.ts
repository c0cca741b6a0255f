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
