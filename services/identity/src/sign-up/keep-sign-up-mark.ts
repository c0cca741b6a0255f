import type { Tx } from '@sidework/chassis/db/db';
import { saveUser } from '../accounts/queries.ts';
import { type Tried, withSignUpMark } from '../accounts/sign-up-marks.ts';
import type { User } from '../accounts/table.ts';
import type { Deps } from '../deps.ts';
import { passwordWindowSeconds } from '../limits/password-tries.ts';
import { isTaken } from '../limits/rate-limits.ts';

/**
 * The next sign-in with this password is answered as that of a newcomer, and is not counted as wrong (decision 0039). So no
 * more marks are kept than an account has tries: above that, a wrong password counts as any other does.
 */
export async function keepSignUpMark(
  { seal, config }: Pick<Deps, 'seal' | 'config'>,
  tx: Tx,
  known: User | undefined,
  tried: Tried,
): Promise<void> {
  if (!known) return;
  const rate = { count: config.PASSWORD_TRIES, seconds: passwordWindowSeconds };
  if (!(await isTaken(tx, seal.digest('sign-up marks', known.id), rate))) return;
  await saveUser(tx, known, withSignUpMark(seal, known, tried));
}
