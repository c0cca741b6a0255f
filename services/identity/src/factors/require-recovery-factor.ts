import type { Db, Tx } from '@sidework/chassis/db/db';
import type { Deps } from '../deps.ts';
import { refused } from '../refusals/refusal.ts';
import type { Owner } from './lock-owner.ts';
import { findRecoveryFactor, listFactorsOf } from './queries.ts';
import { requireAssured } from './require-assured.ts';
import type { Factor } from './table.ts';

export async function requireRecoveryFactor(db: Db, userId: string): Promise<Factor> {
  const factor = await findRecoveryFactor(db, userId);
  if (!factor) throw refused('mfa_factor_not_found', 'The user has not enrolled recovery codes');
  return factor;
}

/** Codes stand in for a lost factor, so who makes or ends them proves that theirs is not lost. */
export async function requireMayReplace(
  deps: Deps,
  tx: Tx,
  { user, session }: Owner,
  toDo: string,
) {
  const message = `AAL2 required to ${toDo} recovery codes`;
  if (session.aal !== 'aal2') throw refused('insufficient_aal', message, { status: 403 });
  const factors = await listFactorsOf(tx, user.id);
  requireAssured(deps, { user, session, factors }, { message });
}
