import { childDeletionPhrase } from '@sidework/contracts/identity/deletion/deletion';
import { lockUser } from '../accounts/queries.ts';
import type { Deps } from '../deps.ts';
import { lockChild } from '../family/children/lock-child.ts';
import { requireFound } from '../family/guardians/guardian.ts';
import { recordForGuardian } from '../family/guardians/record-for-guardian.ts';
import { requireGuardianOf } from '../family/guardians/require-guardian-of.ts';
import type { Guardian } from '../family/guardians/who-asks.ts';
import { requireAssurance } from '../sessions/require-assurance.ts';
import { forgetAccount } from './forget-account.ts';
import { requireConfirmed } from './require-confirmed.ts';

/** Ends the account of a child, by who looks after it. */
export async function deleteChild(
  deps: Deps,
  by: Guardian,
  { childId, confirmation }: { childId: string; confirmation: string },
): Promise<null> {
  requireConfirmed(confirmation, childDeletionPhrase);
  await deps.db.transaction(async (tx) => {
    await requireGuardianOf(tx, by, childId);
    await requireAssurance(deps, tx, by.actor);
    const user = requireFound(await lockUser(tx, childId));
    await lockChild(tx, childId);
    await recordForGuardian(deps, tx, by, { childId, action: 'child_deleted' });
    await forgetAccount(deps, tx, user, by.actor.id);
  });
  return null;
}
