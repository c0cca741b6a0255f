import type { Tx } from '@sidework/chassis/db';
import { sql } from 'drizzle-orm';
import type { Deps } from '../deps.ts';
import { admit } from './password-tries.ts';
import { countTry, triesAt } from './take-password-try.ts';

const hour = 3600;
/** Wrong codes of one account that are looked at in an hour, whatever they are for. */
const bounds = { PASSWORD_TRIES: 10, PASSWORD_TRIES_PER_MINUTE: 10 };

/**
 * Gives what counts a code that turns out to be wrong, or nothing where no more of this account are looked at. As with
 * passwords the last ones are for known devices, so that nobody else's guesses keep the owner out there.
 */
export async function admitCode(
  { now, seal }: Pick<Deps, 'now' | 'seal'>,
  tx: Tx,
  userId: string,
  deviceToken: string | undefined,
): Promise<(() => Promise<void>) | undefined> {
  const trying = {
    account: seal.digest('tries of codes', userId),
    device: deviceToken && seal.digest('codes of a device', `${userId} ${deviceToken}`),
  };
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${trying.account}, 0))`);
  const at = now();
  const admitted = admit(bounds, await triesAt(tx, trying, at, hour), at, hour);
  if ('wait' in admitted) return undefined;
  return async () => {
    await countTry(tx, trying, admitted.of, at);
  };
}
