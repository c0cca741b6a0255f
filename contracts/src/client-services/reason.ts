import { z } from 'zod';

/** A short reason in a person's own words; `missing` is said where there is none. */
export const reasonText = (missing: string) =>
  z.string(missing).trim().min(1, missing).max(500, 'Reason must be less than 500 characters');
