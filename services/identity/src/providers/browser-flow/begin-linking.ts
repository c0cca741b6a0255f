import type { Actor } from '@sidework/chassis/http/actor';
import type { Deps } from '../../deps.ts';
import { requireLinking } from '../../identities/linking.ts';
import { requireMayLink } from '../../identities/require-linking.ts';
import { getSession } from '../../sessions/queries.ts';
import { beginSignIn, type Way } from './begin-sign-in.ts';

/** The way to a provider that will be linked to the actor's account once they come back. */
export async function beginLinking(
  deps: Deps,
  actor: Actor,
  way: Way,
  browserHash: string,
): Promise<string> {
  requireLinking(deps.config, actor);
  await requireMayLink(deps, deps.db, actor, await getSession(deps.db, actor));
  return beginSignIn(deps, way, { browserHash, linking: actor });
}
