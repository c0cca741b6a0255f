import type { Db, Tx } from '@sidework/chassis/db/db';
import type { Deps } from '../../deps.ts';
import type { Owner } from '../owners/lock-owner.ts';
import { requireAal2 } from '../rules/owner.ts';
import { findRecoveryFactor, listFactorsOf } from '../rules/queries.ts';
import { requireAssured } from '../rules/require-assured.ts';
import type { Factor } from '../rules/table.ts';
import { requireRecoveryCodes } from './recovery-code.ts';

export async function requireRecoveryFactor(db: Db, userId: string): Promise<Factor> {
  return requireRecoveryCodes(await findRecoveryFactor(db, userId));
}

/** Codes stand in for a lost factor, so who makes or ends them proves that theirs is not lost. */
export async function requireMayReplace(
  deps: Deps,
  tx: Tx,
  { user, session }: Owner,
  toDo: string,
) {
  const message = `AAL2 required to ${toDo} recovery codes`;
  requireAal2(session, message);
  const factors = await listFactorsOf(tx, user.id);
  requireAssured(deps, { user, session, factors }, { message });
}
