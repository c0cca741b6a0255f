import type { Tx } from '@sidework/chassis/db/db';
import type { Deps } from '../deps.ts';
import { admitTry } from './admit-try.ts';

/** Wrong codes of one account that are looked at in an hour, whatever they are for. */
const codeBound = { count: 10, seconds: 3600 };

/** Gives what counts a code that turns out to be wrong, or nothing where no more of this account are looked at. */
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
  const admitted = await admitTry(tx, trying, codeBound, now());
  return 'wait' in admitted ? undefined : admitted.countWrong;
}
