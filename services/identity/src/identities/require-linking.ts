import type { Db } from '@sidework/chassis/db/db';
import type { Actor } from '@sidework/chassis/http/actor';
import { getAccount } from '../accounts/queries.ts';
import type { Config } from '../config.ts';
import type { Deps } from '../deps.ts';
import { requireAssured } from '../factors/require-assured.ts';
import { refused } from '../refusals/refusal.ts';
import type { Session } from '../sessions/table.ts';

/** A child's ways of signing in are not the child's to change. */
export function requireLinking(
  { GOTRUE_SECURITY_MANUAL_LINKING_ENABLED: isOn }: Config,
  { accountType }: Actor,
) {
  if (!isOn) throw refused('manual_linking_disabled');
  if (accountType === 'sidework_kids') throw refused('not_admin');
}

const told = { message: 'AAL2 session is required to link or unlink identities' };

/** A linked provider opens the account from then on. */
export async function requireMayLink(deps: Deps, db: Db, actor: Actor, session: Session) {
  const { user, factors } = await getAccount(db, actor.id);
  requireAssured(deps, { user, session, factors }, told);
}
