import type { Tx } from '@sidework/chassis/db/db';
import { hasOtherAdministrator } from '../../administrators/require-other-administrator.ts';
import type { Administrator } from '../../audit/add-entry.ts';
import type { Deps } from '../../deps.ts';
import { rolesForUser } from '../../profiles/queries.ts';
import { requireAdministratorStays, requireOthers } from './managed-user.ts';

/** Before the way into a locked account ends: not into one's own, nor into that of the last administrator, by a program either. */
export async function requireMayShutOut(
  { now }: Pick<Deps, 'now'>,
  tx: Tx,
  { actor }: Administrator,
  id: string,
): Promise<void> {
  requireOthers(actor?.id, id);
  if (!(await rolesForUser(tx, id)).includes('admin')) return;
  requireAdministratorStays(await hasOtherAdministrator(tx, id, now()));
}
