import type { Tx } from '@sidework/chassis/db/db';
import { saveUser } from '../accounts/queries.ts';
import { type Tried, withSignUpMark } from '../accounts/sign-up-marks.ts';
import type { User } from '../accounts/table.ts';
import type { Deps } from '../deps.ts';

/** The next sign-in with this password is answered as that of a newcomer (decision 39). */
export async function keepSignUpMark(
  { seal }: Pick<Deps, 'seal'>,
  tx: Tx,
  known: User | undefined,
  tried: Tried,
): Promise<void> {
  if (!known) return;
  await saveUser(tx, { id: known.id, signUpMarks: withSignUpMark(seal, known, tried) });
}
