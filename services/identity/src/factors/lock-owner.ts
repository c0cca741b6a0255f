import type { Tx } from '@sidework/chassis/db/db';
import type { Actor } from '@sidework/chassis/http/actor';
import { lockUser } from '../accounts/queries.ts';
import type { User } from '../accounts/table.ts';
import { refused } from '../refusals/refusal.ts';
import { requireSession } from '../sessions/queries.ts';
import type { Session } from '../sessions/table.ts';

export interface Owner {
  user: User;
  /** As it is kept here: its token may still say more than is true by now. */
  session: Session;
}

/** Who proves more of themselves: a person, not an application that they let in, and one that can be told from others. */
export function requirePerson({ clientId }: Actor) {
  if (clientId)
    throw refused('no_authorization', 'Applications cannot manage how a person signs in', {
      status: 403,
    });
}

/** The user of a request, locked, with the session that it comes from. */
export async function lockOwner(tx: Tx, actor: Actor): Promise<Owner> {
  requirePerson(actor);
  const user = await lockUser(tx, actor.id);
  const session = await requireSession(tx, actor);
  if (!user) throw refused('session_not_found');
  if (user.isAnonymous)
    throw refused('no_authorization', 'Anonymous user not allowed to perform these actions', {
      status: 403,
    });
  return { user, session };
}
