import type { Db } from '@sidework/chassis/db/db';
import type { AuthRefusalCode } from '@sidework/contracts/identity/refusals/auth-refusals';
import { refused } from '../refusals/refusal.ts';
import type { Bound } from './bound.ts';
import { type Share, secondsUntilTaken } from './rate-queries.ts';

/** Counts one more of `key`, or refuses with the seconds until there is room. */
export const takeOne = (db: Db, key: string, bound: Bound, code?: AuthRefusalCode): Promise<void> =>
  takeOneOf(db, [{ key, ...bound }], code);

/** The same of the first share that has room, or refuses with the seconds until one has. */
export async function takeOneOf(
  db: Db,
  shares: Share[],
  code: AuthRefusalCode = 'over_request_rate_limit',
): Promise<void> {
  const waits: number[] = [];
  for (const share of shares) {
    const wait = await secondsUntilTaken(db, share);
    if (wait === 0) return;
    waits.push(wait);
  }
  throw refused(code, undefined, { retryAfterSeconds: Math.min(...waits) });
}

/** Counts one more of `key` where there is room, and says whether there was. */
export const isTaken = async (db: Db, key: string, bound: Bound): Promise<boolean> =>
  (await secondsUntilTaken(db, { key, ...bound })) === 0;
