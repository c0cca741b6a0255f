import type { Tx } from '@sidework/chassis/db/db';
import type { Actor } from '@sidework/chassis/http/actor';
import { getAccount } from '../accounts/queries.ts';
import type { Deps } from '../deps.ts';
import { requireShown } from './assurance.ts';
import { findStandingSession } from './queries.ts';
import { requireStanding } from './standing-session.ts';

export async function requireAssurance({ now }: Pick<Deps, 'now'>, tx: Tx, actor: Actor) {
  const session = requireStanding(await findStandingSession(tx, actor));
  requireShown(session, await getAccount(tx, actor.id), now());
}
