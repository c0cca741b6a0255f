import type { Tx } from '@sidework/chassis/db/db';
import { type Bound, boundOfDevice, secondsToWait } from './bound.ts';
import { countTry, lockTries, type Trying, triesAt } from './try-queries.ts';

export type AdmittedTry = { countWrong: () => Promise<void> } | { wait: number };

/**
 * Gives a function that counts a wrong try, or the seconds until the next try. A known device has tries of its own, so
 * that a stranger's guesses do not lock the owner out there.
 */
export async function admitTry(
  tx: Tx,
  trying: Trying,
  ofAccount: Bound,
  at: Date,
): Promise<AdmittedTry> {
  await lockTries(tx, trying);
  const bound = trying.device === undefined ? ofAccount : boundOfDevice(ofAccount);
  const wait = secondsToWait(await triesAt(tx, trying, at, bound.seconds), at, [bound]);
  if (wait > 0) return { wait };
  return {
    countWrong: async () => {
      await countTry(tx, trying, at);
    },
  };
}
