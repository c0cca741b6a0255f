import type { Source } from '../source.ts';

/** Where a sign-up comes from, and where its mail leads back to. */
export interface Visit {
  source: Source;
  redirectTo?: string | undefined;
}
