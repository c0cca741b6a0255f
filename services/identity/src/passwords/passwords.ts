import { randomUUID } from 'node:crypto';
import { refused } from '../refusals/refusal.ts';
import { commonPasswords } from './common.ts';
import { hash, isOutdated, matches } from './hash.ts';
import { isTooLong, weaknesses } from './password.ts';
import { boundedQueue, type QueueLimits } from './queue.ts';

/** What the service can do with passwords; all hashing goes through one queue, so that sign-ins cannot starve the rest. */
export interface Passwords {
  /** Refuses a password that must not be chosen, with GoTrue's words. */
  requireStrong(password: string, email: string): void;
  hash(password: string): Promise<string>;
  /** Does the same work where there is no hash to compare with. */
  matches(kept: string | undefined, password: string): Promise<boolean>;
  isOutdated(kept: string): boolean;
}

const busy = () => refused('over_request_rate_limit', undefined, { retryAfterSeconds: 2 });

export async function openPasswords(
  pepper: string,
  minLength: number,
  bounds: QueueLimits = { atOnce: 2, waiting: 50 },
): Promise<Passwords> {
  const queued = boundedQueue(bounds, busy);
  const nobodys = await hash(randomUUID(), pepper);
  return {
    requireStrong(password, email) {
      if (isTooLong(password))
        throw refused('validation_failed', 'Password cannot be longer than 1024 bytes');
      const reasons = weaknesses(password, email, { minLength, common: commonPasswords });
      if (reasons.includes('length'))
        throw refused('weak_password', `Password should be at least ${minLength} characters.`, {
          reasons,
        });
      if (reasons.length > 0) throw refused('weak_password', undefined, { reasons });
    },
    hash: (password) => queued(() => hash(password, pepper)),
    async matches(kept, password) {
      if (isTooLong(password)) return false;
      const same = await queued(() => matches(kept ?? nobodys, password, pepper));
      return same && kept !== undefined;
    },
    isOutdated,
  };
}
