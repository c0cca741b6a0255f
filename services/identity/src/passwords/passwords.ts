import { randomUUID } from 'node:crypto';
import {
  authRefusals,
  type WeakPasswordReason,
} from '@sidework/contracts/identity/refusals/auth-refusals';
import type { Config } from '../config.ts';
import { refused } from '../refusals/refusal.ts';
import { commonPasswords } from './common.ts';
import { cheapCost, hash, isOutdated, matches, usualCost } from './hash.ts';
import {
  characterSets,
  isTooLong,
  normalPassword,
  requireBounded,
  requireNoWeakness,
  type Weakness,
  weaknesses,
} from './password.ts';
import { boundedQueue, boundedQueues, type QueueLimits } from './queue.ts';

/** All hashing goes through one queue, so that sign-ins cannot starve the rest. */
export interface Passwords {
  /** Refuses a password that must not be chosen. */
  requireStrong(password: string, email: string): void;
  /** Gives the weakness of a password that is in use; undefined if it is strong enough. */
  weaknessOf(password: string, email: string): Weakness | undefined;
  hash(password: string): Promise<string>;
  /** Does the same work where there is no hash to compare with. */
  matches(kept: string | undefined, password: string): Promise<boolean>;
  /** Whether a right password needs a new hash: by today's costs, and in the normal form of its letters. */
  isOutdated(kept: string, password: string): Promise<boolean>;
  /**
   * Runs few jobs of one account at once, and no fewer than are hashed at once: passwords that come together and are all
   * right do not use up the tries of their account while they wait.
   */
  inTurn<T>(account: string, job: () => Promise<T>): Promise<T>;
}

type Settings = Pick<
  Config,
  | 'PASSWORD_PEPPER'
  | 'PASSWORD_HASH'
  | 'GOTRUE_PASSWORD_MIN_LENGTH'
  | 'GOTRUE_PASSWORD_REQUIRED_CHARACTERS'
>;

/** An attacker on one account must not fill the queue of all. */
const ofOneAccount = 20;

const busy = () => refused('over_request_rate_limit', undefined, { retryAfterSeconds: 2 });

export async function openPasswords(
  settings: Settings,
  bounds: QueueLimits = { atOnce: 2, waiting: 50 },
): Promise<Passwords> {
  const { PASSWORD_PEPPER: pepper } = settings;
  const cost = settings.PASSWORD_HASH === 'cheap' ? cheapCost : usualCost;
  const queued = boundedQueue(bounds, busy);
  const nobodys = await hash(randomUUID(), pepper, cost);
  const weaknessOf = weaknessBy(settings);
  return {
    requireStrong(password, email) {
      requireBounded(password);
      requireNoWeakness(weaknessOf(password, email));
    },
    weaknessOf,
    hash: (password) => queued(() => hash(normalPassword(password), pepper, cost)),
    async matches(kept, password) {
      if (isTooLong(password)) return false;
      // Hashes from before normalisation match only the form that was typed then.
      for (const form of new Set([normalPassword(password), password]))
        if (await queued(() => matches(kept ?? nobodys, form, pepper))) return kept !== undefined;
      return false;
    },
    async isOutdated(kept, password) {
      const form = normalPassword(password);
      return (
        isOutdated(kept, cost) ||
        (form !== password && !(await queued(() => matches(kept, form, pepper))))
      );
    },
    inTurn: boundedQueues({ ...bounds, waiting: Math.min(bounds.waiting, ofOneAccount) }, busy),
  };
}

function weaknessBy({
  GOTRUE_PASSWORD_MIN_LENGTH: minLength,
  GOTRUE_PASSWORD_REQUIRED_CHARACTERS: characters,
}: Settings) {
  const required = characterSets(characters);
  const rules = { minLength, required, common: commonPasswords };
  const texts: Record<WeakPasswordReason, string> = {
    length: `Password should be at least ${minLength} characters.`,
    characters: `Password should contain at least one character of each: ${required.join(', ')}.`,
    pwned: authRefusals.weak_password[1],
  };
  return (password: string, email: string): Weakness | undefined => {
    const reasons = weaknesses(normalPassword(password), email, rules);
    if (reasons.length === 0) return undefined;
    return { message: reasons.map((reason) => texts[reason]).join(' '), reasons };
  };
}
