import type { Tx } from '@sidework/chassis/db/db';
import { emit } from '@sidework/chassis/events/outbox';
import { forgetMailsTo } from '@sidework/chassis/jobs/mail';
import { accountDeleted } from '@sidework/contracts/identity/events';
import type { User } from '../accounts/table.ts';
import type { Deps } from '../deps.ts';
import { lockProfile } from '../profiles/queries.ts';
import { erased } from './erased.ts';
import { insertErasure } from './queries.ts';
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
  if (email) await forgetMailsTo(tx, email);
  await tellDeleted(deps, tx, user, profile);
  for (const step of erased) if ('erase' in step) await step.erase({ deps, tx, user, profile, at });
  await insertErasure(tx, { userId: id, requestedBy, requestedAt: at });
  await emit(tx, accountDeleted, { id }, at);
}
