import { z } from 'zod';

/** `Intl` takes offsets such as `+05:00` too, which know no summer time. */
function isTimeZone(name: string): boolean {
  if (!/^[A-Za-z]/.test(name)) return false;
  try {
    new Intl.DateTimeFormat('en-US', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}

/** An IANA time zone, as a browser names its own: `America/New_York`. */
export const timeZone = z.string().max(64).refine(isTimeZone, 'This is not a time zone we know');
