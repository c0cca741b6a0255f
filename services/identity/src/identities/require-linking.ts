import type { Db } from '@sidework/chassis/db/db';
import type { Actor } from '@sidework/chassis/http/actor';
import { getAccount } from '../accounts/queries.ts';
import type { Deps } from '../deps.ts';
import { requireAssured } from '../factors/rules/require-assured.ts';
import type { Session } from '../sessions/table.ts';

const told = { message: 'AAL2 session is required to link or unlink identities' };

/** A linked provider opens the account from then on. */
export async function requireMayLink(deps: Deps, db: Db, actor: Actor, session: Session) {
  const { user, factors } = await getAccount(db, actor.id);
  requireAssured(deps, { user, session, factors }, told);
}
