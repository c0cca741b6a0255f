import { z } from 'zod';

/**
 * As browsers name their own: by area and place. `Intl` also takes offsets such as `+05:00`, which know no summer time, and
 * short names such as `AET`, which others know nothing of.
 */
function isTimeZone(name: string): boolean {
  if (!/^([A-Za-z]+\/|UTC$)/.test(name)) return false;
  try {
    new Intl.DateTimeFormat('en-US', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}

/** An IANA time zone, as a browser names its own: `America/New_York`. */
export const timeZone = z.string().max(64).refine(isTimeZone, 'This is not a time zone we know');
