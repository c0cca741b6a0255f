import type { Tx } from '@sidework/chassis/db/db';
import { problems } from '@sidework/contracts/problems';
import type { Administrator } from '../audit/add-entry.ts';
import type { Deps } from '../deps.ts';
import { rolesForUser } from '../profiles/queries.ts';
import { hasOtherAdministrator } from '../profiles/require-other-administrator.ts';
import { refused } from '../refusals/refusal.ts';

/** Before the way into a locked account ends: not into one's own, nor into that of the last administrator, by a program either. */
export async function requireMayShutOut(
  { now }: Pick<Deps, 'now'>,
  tx: Tx,
  { actor }: Administrator,
  id: string,
): Promise<void> {
  if (actor?.id === id) throw refused('not_admin', problems.own_account);
  if (!(await rolesForUser(tx, id)).includes('admin')) return;
  if (!(await hasOtherAdministrator(tx, id, now())))
    throw refused('conflict', problems.last_administrator);
}
