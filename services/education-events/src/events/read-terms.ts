import { createHash } from 'node:crypto';
import type { Event } from './event.ts';
import { termsOf } from './event-terms.ts';

/** By what a reader says which words they read. */
export const markOfTerms = (event: Event): string =>
  createHash('sha256').update(termsOf(event)).digest('hex');
