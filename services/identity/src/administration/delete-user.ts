import type { Tx } from '@sidework/chassis/db';
import { eq, inArray } from 'drizzle-orm';
import { users } from '../accounts/table.ts';
import { type Administrator, addAuditEntry } from '../audit/add-entry.ts';
import type { Deps } from '../deps.ts';
import { profiles, userRoles } from '../profiles/table.ts';
import { endSessions } from '../sessions/end-sessions.ts';
import { refreshTokens, sessions } from '../sessions/table.ts';
import { blankProfile } from './blank-profile.ts';
import { hideUser } from './hide-user.ts';
import { lockAnyUser } from './queries.ts';

/** Ends every session first, so that no service takes a token of theirs any more. */
export async function deleteUser(
  deps: Deps,
  by: Administrator,
  id: string,
  isSoft: boolean,
): Promise<Record<string, never>> {
  await deps.db.transaction(async (tx) => {
    const user = await lockAnyUser(tx, id);
    const action = isSoft ? 'user_softly_deleted' : 'user_deleted';
    await addAuditEntry(deps, tx, by, { action, targetId: id });
    if (isSoft && user.deletedAt) return;
    await endSessions(deps, tx, id, 'all');
    if (isSoft) await hideUser(deps, tx, user);
    else {
      await blankProfile(tx, id, deps.now());
      await remove(tx, id);
    }
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
