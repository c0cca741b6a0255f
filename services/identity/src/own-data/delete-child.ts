import { notFound } from '@sidework/chassis/errors';
import { childDeletionPhrase } from '@sidework/contracts/identity/own-data/own-data';
import { lockUser } from '../accounts/queries.ts';
import type { Deps } from '../deps.ts';
import { lockChild } from '../family/children/lock-child.ts';
import { isGuardianOf } from '../family/guardians/queries.ts';
import { recordForGuardian } from '../family/guardians/record-for-guardian.ts';
import type { Guardian } from '../family/guardians/who-asks.ts';
import { forgetAccount } from './forget-account.ts';
import { requireAssurance } from './require-assurance.ts';
import { requireConfirmed } from './require-confirmed.ts';

/** Ends the account of a child, by who looks after it. */
export async function deleteChild(
  deps: Deps,
  by: Guardian,
  { childId, confirmation }: { childId: string; confirmation: string },
): Promise<null> {
  requireConfirmed(confirmation, childDeletionPhrase);
  await deps.db.transaction(async (tx) => {
    // The check comes before the lock, so that a stranger cannot hold up a child.
    if (!(await isGuardianOf(tx, by.actor.id, childId))) throw notFound('not_found');
    await requireAssurance(deps, tx, by.actor);
    const user = await lockUser(tx, childId);
    if (!user) throw notFound('not_found');
    await lockChild(tx, childId);
    await recordForGuardian(deps, tx, by, { childId, action: 'child_deleted' });
    await forgetAccount(deps, tx, user, by.actor.id);
  });
  return null;
}
