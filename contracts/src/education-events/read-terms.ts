import { z } from 'zod';

/** What was looked at, so that a decision is never about words that were changed meanwhile. */
export const readTerms = z.string().regex(/^[0-9a-f]{64}$/);
