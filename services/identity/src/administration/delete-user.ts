import type { Tx } from '@sidework/chassis/db/db';
import { isProgram } from '@sidework/chassis/http/actor';
import { eq, inArray } from 'drizzle-orm';
import { users } from '../accounts/table.ts';
import { type Administrator, addAuditEntry } from '../audit/add-entry.ts';
import type { Deps } from '../deps.ts';
import { forgetAccount } from '../own-data/forget-account.ts';
import { profiles, userRoles } from '../profiles/table.ts';
import { refreshTokens, sessions } from '../sessions/table.ts';
import { lockAnyUser } from './queries.ts';
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
    if (!isSoft) await remove(tx, id);
  });
  return {};
}

/** The rest goes with the user's row. */
async function remove(tx: Tx, id: string) {
  const own = tx.select({ id: sessions.id }).from(sessions).where(eq(sessions.userId, id));
  await tx.delete(refreshTokens).where(inArray(refreshTokens.sessionId, own));
  await tx.delete(sessions).where(eq(sessions.userId, id));
  await tx.delete(userRoles).where(eq(userRoles.userId, id));
  await tx.delete(profiles).where(eq(profiles.id, id));
  await tx.delete(users).where(eq(users.id, id));
}
