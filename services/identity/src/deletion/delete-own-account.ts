import { deletionPhrase } from '@sidework/contracts/identity/deletion/deletion';
import { lockUser } from '../accounts/queries.ts';
import { requireOtherAdministrator } from '../administrators/require-other-administrator.ts';
import { type Administrator, addAuditEntry } from '../audit/add-entry.ts';
import type { Deps } from '../deps.ts';
import type { Guardian } from '../family/guardians/who-asks.ts';
import { rolesForUser } from '../profiles/queries.ts';
import { requireAssurance } from '../sessions/require-assurance.ts';
import { requireStanding } from '../sessions/standing-session.ts';
import { forgetAccount } from './forget-account.ts';
import { requireConfirmed } from './require-confirmed.ts';

export async function deleteOwnAccount(
  deps: Deps,
  by: Guardian,
  confirmation: string,
): Promise<null> {
  const { id } = by.actor;
  requireConfirmed(confirmation, deletionPhrase);
  await deps.db.transaction(async (tx) => {
    const user = requireStanding(await lockUser(tx, id));
    await requireAssurance(deps, tx, by.actor);
    if ((await rolesForUser(tx, id)).includes('admin'))
      await requireOtherAdministrator(tx, id, deps.now());
    await addAuditEntry(deps, tx, nameless(by), { action: 'own_account_deleted', targetId: id });
    await forgetAccount(deps, tx, user, id);
  });
  return null;
}

/** The entry outlives the account and names no one; its id says whose it was. */
const nameless = (by: Guardian): Administrator => ({
  ...by,
  name: 'the owner of the account',
  address: null,
});
