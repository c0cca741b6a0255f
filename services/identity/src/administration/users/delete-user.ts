import { isProgram } from '@sidework/chassis/http/actor';
import { type Administrator, addAuditEntry } from '../../audit/add-entry.ts';
import { forgetAccount } from '../../deletion/forget-account.ts';
import type { Deps } from '../../deps.ts';
import { lockAnyUser, removeUser } from './queries.ts';
import { requireMayShutOut } from './require-may-shut-out.ts';

/** A soft deletion keeps the rows, under no name; the other one removes them as well. */
export async function deleteUser(
  deps: Deps,
  by: Administrator,
  id: string,
  isSoft: boolean,
): Promise<Record<string, never>> {
  await deps.db.transaction(async (tx) => {
    const user = await lockAnyUser(tx, id);
    await requireMayShutOut(deps, tx, by, id);
    const action = isSoft ? 'user_softly_deleted' : 'user_deleted';
    await addAuditEntry(deps, tx, by, { action, targetId: id });
    if (isSoft && user.deletedAt) return;
    await forgetAccount(deps, tx, user, by.actor && !isProgram(by.actor) ? by.actor.id : null);
    if (!isSoft) await removeUser(tx, id);
  });
  return {};
}
