import { z } from 'zod';

/** A decision names the digest of the terms that were read, so that it is never about words that changed meanwhile. */
export const readTerms = z.string().regex(/^[0-9a-f]{64}$/);
