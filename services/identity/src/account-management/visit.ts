import type { Source } from '../source.ts';

/** The source of a sign-up, and the page that its mail leads back to. */
export interface Visit {
  source: Source;
  redirectTo?: string | undefined;
}
