import type { Deps } from '../deps.ts';
import { secondsToWait } from './bound.ts';
import { passwordBounds, passwordWindowSeconds, requireNoWait } from './password-tries.ts';
import { countTry, deleteTry, lockTries, type Trying, triesAt } from './try-queries.ts';

/**
 * Counts a try at a password before it is checked, so that many at once cannot pass the limit, or refuses it. Gives what
 * takes it back, for a password that turns out to be right or is not checked after all.
 */
export async function takePasswordTry(
  { db, now, config }: Pick<Deps, 'db' | 'now' | 'config'>,
  trying: Trying,
): Promise<() => Promise<void>> {
  const { wait, id } = await db.transaction(async (tx) => {
    await lockTries(tx, trying);
    const at = now();
    const bounds = passwordBounds(config, trying.device !== undefined);
    const earlier = await triesAt(tx, trying, at, passwordWindowSeconds);
    const wait = secondsToWait(earlier, at, bounds);
    return { wait, id: wait > 0 ? '' : await countTry(tx, trying, at) };
  });
  requireNoWait(wait);
  return () => deleteTry(db, id);
}
