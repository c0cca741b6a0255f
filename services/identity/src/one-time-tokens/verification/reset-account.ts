import type { Tx } from '@sidework/chassis/db/db';
import { v7 as uuidv7 } from 'uuid';
import type { Way } from '../../accounts/contact.ts';
import { deleteIdentitiesBut, insertIdentity } from '../../accounts/identity-queries.ts';
import { metadataOf } from '../../accounts/input.ts';
import { saveUser } from '../../accounts/queries.ts';
import type { Metadata, User as UserRow } from '../../accounts/table.ts';
import * as User from '../../accounts/user.ts';
import { forgetWaysIn } from '../../deletion/forget-ways-in.ts';
import type { Deps } from '../../deps.ts';
import { endSessions } from '../../sessions/end-sessions.ts';
import { resetProfile } from './reset-profile.ts';

export interface AccountReset {
  /** How its owner has just shown that the account is theirs. */
  way: Way;
  /** The metadata of the new sign-up. */
  data: Metadata;
  /** The flow that they come back by, which goes on. */
  flowStateId: string | null;
}

/**
 * Empties an account that was never confirmed, for the owner of its address or number. A stranger may have filled it
 * and may be waiting for the owner to use it.
 */
export async function resetAccount(
  deps: Deps,
  tx: Tx,
  user: UserRow,
  { way, data, flowStateId }: AccountReset,
): Promise<UserRow> {
  const { id } = user;
  const at = deps.now();
  await deleteIdentitiesBut(tx, id, way);
  await insertIdentity(tx, { id: uuidv7(), userId: id, provider: way, at });
  await forgetWaysIn(tx, id, flowStateId);
  await endSessions(deps, tx, id, 'all');
  const own = await saveUser(tx, user, User.reset(user, way, data, at));
  await resetProfile(deps, tx, own, metadataOf(data), at);
  return own;
}
