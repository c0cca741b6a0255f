import type { Tx } from '@sidework/chassis/db/db';
import { hideIdentity, identitiesOf } from './identity-queries.ts';
import { saveUser } from './queries.ts';
import type { User as UserRow } from './table.ts';
import * as User from './user.ts';

/** Frees the names of a deleted account and of its ways of signing in. */
export async function hideUser(tx: Tx, user: UserRow, at: Date): Promise<void> {
  await saveUser(tx, user, User.hide(user, at));
  for (const { id, providerId } of await identitiesOf(tx, user.id))
    await hideIdentity(tx, id, User.hiddenName(user, providerId), at);
}
