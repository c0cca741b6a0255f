import type { Deps } from '../deps.ts';
import { refused } from '../refusals/refusal.ts';
import { secondsToWait } from './bound.ts';
import { passwordBounds, passwordWindowSeconds } from './password-tries.ts';
import { countTry, deleteTry, lockTries, type Trying, triesAt } from './try-queries.ts';

/**
 * Counts a try at a password before it is checked, so that many at once cannot pass the limit, or refuses it. Gives what
 * takes it back, for a password that turns out to be right or is not checked after all.
 */
export async function takePasswordTry(
  { db, now, config }: Pick<Deps, 'db' | 'now' | 'config'>,
  trying: Trying,
): Promise<() => Promise<void>> {
  const outcome = await db.transaction(async (tx) => {
    await lockTries(tx, trying);
    const at = now();
    const bounds = passwordBounds(config, trying.device !== undefined);
    const earlier = await triesAt(tx, trying, at, passwordWindowSeconds);
    const wait = secondsToWait(earlier, at, bounds);
    return wait > 0 ? { wait } : { id: await countTry(tx, trying, at) };
  });
  if (outcome.wait !== undefined)
    throw refused('over_request_rate_limit', undefined, { retryAfterSeconds: outcome.wait });
  return () => deleteTry(db, outcome.id);
}
