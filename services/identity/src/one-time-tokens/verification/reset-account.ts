import type { Tx } from '@sidework/chassis/db/db';
import { v7 as uuidv7 } from 'uuid';
import { deleteIdentitiesBut, insertIdentity } from '../../accounts/identity-queries.ts';
import { metadataOf, plainMetadata } from '../../accounts/input.ts';
import { ownClaims } from '../../accounts/own-claims.ts';
import { noPendingChange, saveUser } from '../../accounts/queries.ts';
import type { Metadata, User } from '../../accounts/table.ts';
import { forgetWaysIn } from '../../deletion/forget-ways-in.ts';
import type { Deps } from '../../deps.ts';
import { endSessions } from '../../sessions/end-sessions.ts';
import { resetProfile } from './reset-profile.ts';

export interface AccountReset {
  /** How its owner has just shown that the account is theirs. */
  way: 'email' | 'phone';
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
  { id, ...user }: User,
  { way, data, flowStateId }: AccountReset,
) {
  const at = deps.now();
  const [email, phone] = way === 'email' ? [user.email, null] : [null, user.phone];
  await deleteIdentitiesBut(tx, id, way);
  await insertIdentity(tx, { id: uuidv7(), userId: id, provider: way, at });
  await forgetWaysIn(tx, id, flowStateId);
  await endSessions(deps, tx, id, 'all');
  await saveUser(tx, {
    id,
    email,
    phone,
    passwordHash: null,
    ...noPendingChange,
    userMetadata: {
      ...plainMetadata(data),
      ...ownClaims({ id, email, phone }, { email: false, phone: false }),
    },
    updatedAt: at,
  });
  await resetProfile(deps, tx, { id, email, phone }, metadataOf(data), at);
}
