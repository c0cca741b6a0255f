import { hasAtMost } from '../kernel/values.ts';
import { manyLines } from '../kernel/written-text.ts';

/** A short reason in a person's own words; `missing` is said where there is none. */
export const reasonText = (missing: string) =>
  manyLines(missing)
    .min(1, missing)
    .refine(hasAtMost(500), 'Reason must be less than 500 characters');
