import type { Tx } from '@sidework/chassis/db/db';
import type { Actor } from '@sidework/chassis/http/actor';
import { lockUser } from '../../accounts/queries.ts';
import type { User } from '../../accounts/table.ts';
import { requireSession } from '../../sessions/queries.ts';
import { requireKnown } from '../../sessions/standing-session.ts';
import type { Session } from '../../sessions/table.ts';
import { requireNamed, requirePerson } from '../rules/owner.ts';

export interface Owner {
  user: User;
  /** As it is kept here: its token may still say more than is true by now. */
  session: Session;
}

/** The user of a request, locked, with the session that it comes from. */
export async function lockOwner(tx: Tx, actor: Actor): Promise<Owner> {
  requirePerson(actor);
  const user = await lockUser(tx, actor.id);
  const session = await requireSession(tx, actor);
  return { user: requireNamed(requireKnown(user)), session };
}
