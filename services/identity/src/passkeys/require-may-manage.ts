import type { Tx } from '@sidework/chassis/db/db';
import type { Deps } from '../deps.ts';
import type { Owner } from '../factors/owners/lock-owner.ts';
import { listFactorsOf } from '../factors/rules/queries.ts';
import { requireAssured } from '../factors/rules/require-assured.ts';

const told = { message: 'AAL2 session is required to manage passkeys when MFA is enabled' };

/** A passkey opens the account like a password. */
export async function requireMayManage(deps: Deps, tx: Tx, { user, session }: Owner) {
  const factors = await listFactorsOf(tx, user.id);
  requireAssured(deps, { user, session, factors }, told);
}
