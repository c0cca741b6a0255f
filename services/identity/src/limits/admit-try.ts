import type { Tx } from '@sidework/chassis/db/db';
import { sql } from 'drizzle-orm';
import { admit, type Bound } from './password-tries.ts';
import { countTry, type Trying, triesAt } from './take-password-try.ts';

export type AdmittedTry = { countWrong: () => Promise<void> } | { wait: number };

/**
 * Gives what counts a try that turns out to be wrong, or for how many seconds no more are looked at. As with passwords
 * the last ones are for known devices, so that nobody else's guesses keep the owner out there.
 */
export async function admitTry(
  tx: Tx,
  trying: Trying,
  { count, seconds }: Bound,
  at: Date,
): Promise<AdmittedTry> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${trying.account}, 0))`);
  const tries = { PASSWORD_TRIES: count, PASSWORD_TRIES_PER_MINUTE: count };
  const admitted = admit(tries, await triesAt(tx, trying, at, seconds), at, seconds);
  if ('wait' in admitted) return admitted;
  return {
    countWrong: async () => {
      await countTry(tx, trying, admitted.of, at);
    },
  };
}
