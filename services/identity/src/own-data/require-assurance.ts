import type { Tx } from '@sidework/chassis/db/db';
import { forbidden, unauthenticated } from '@sidework/chassis/errors';
import type { Actor } from '@sidework/chassis/http/actor';
import { getAccount } from '../accounts/queries.ts';
import type { Deps } from '../deps.ts';
import { findStandingSession } from '../sessions/queries.ts';
import { hasRecentSignIn } from '../sessions/recent-sign-in.ts';

/** Whoever has merely found a session takes nothing away with it and destroys nothing by it. */
export async function requireAssurance({ now }: Pick<Deps, 'now'>, tx: Tx, actor: Actor) {
  const session = await findStandingSession(tx, actor);
  if (!session) throw unauthenticated('session_expired');
  const { user, factors } = await getAccount(tx, actor.id);
  if (session.aal !== 'aal2' && factors.some(({ status }) => status === 'verified'))
    throw forbidden('insufficient_aal');
  // Who is anonymous has no way to show again who they are.
  if (!user.isAnonymous && !hasRecentSignIn(session, factors, now()))
    throw forbidden('reauthentication_needed');
}
