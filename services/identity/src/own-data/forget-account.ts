import type { Tx } from '@sidework/chassis/db/db';
import { emit } from '@sidework/chassis/events/outbox';
import { forgetMailsTo } from '@sidework/chassis/jobs/mail';
import { accountDeleted } from '@sidework/contracts/identity/events';
import type { User } from '../accounts/table.ts';
import { forgetBusiness } from '../businesses/queries.ts';
import type { Deps } from '../deps.ts';
import { endGuardianships } from '../family/consents/end-guardianships.ts';
import { discardPicture } from '../pictures/discard-picture.ts';
import { lockProfile, setRoles } from '../profiles/queries.ts';
import { endSessions } from '../sessions/end-sessions.ts';
import { endExports } from './end-exports.ts';
import { insertErasure } from './erasure-queries.ts';
import { forgetChild } from './forget-child.ts';
import { hideUser } from './hide-user.ts';
import { tellDeleted } from './tell-deleted.ts';

/**
 * Ends an account; every deletion goes through here. The person cannot sign in any more, identity forgets them, and
 * every service is told to do the same. The user is locked.
 */
export async function forgetAccount(
  deps: Deps,
  tx: Tx,
  user: User,
  requestedBy: string | null,
): Promise<void> {
  const { id, email } = user;
  const at = deps.now();
  const profile = await lockProfile(tx, id);
  await endSessions(deps, tx, id, 'all');
  if (email) await forgetMailsTo(tx, email);
  await tellDeleted(deps, tx, user, profile);
  await endGuardianships(tx, id, at);
  await forgetChild(tx, id, at);
  await endExports(tx, id);
  await discardPicture(tx, deps.config, profile);
  await forgetBusiness(tx, id);
  await setRoles(tx, id, [], at);
  await hideUser(deps, tx, user);
  await insertErasure(tx, { userId: id, requestedBy, requestedAt: at });
  await emit(tx, accountDeleted, { id }, at);
}
