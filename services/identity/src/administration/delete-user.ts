import { createHash } from 'node:crypto';
import type { Tx } from '@sidework/chassis/db';
import { eq, inArray } from 'drizzle-orm';
import { saveUser } from '../accounts/queries.ts';
import { identities, type User, users } from '../accounts/table.ts';
import { type Administrator, addAuditEntry } from '../audit/add-entry.ts';
import type { Deps } from '../deps.ts';
import { factors } from '../factors/table.ts';
import { flowStates } from '../flow-states/table.ts';
import { oauthAuthorizations, oauthGrants } from '../oauth-server/table.ts';
import { forgetTokens } from '../one-time-tokens/queries.ts';
import { passkeys } from '../passkeys/table.ts';
import { getProfile, saveProfile } from '../profiles/queries.ts';
import { profiles, userRoles } from '../profiles/table.ts';
import { tellContactChanged } from '../profiles/tell-contact-changed.ts';
import { endSessions } from '../sessions/end-sessions.ts';
import { knownDevices, refreshTokens, sessions } from '../sessions/table.ts';
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
    if (isSoft) await hide(deps, tx, user);
    else await remove(tx, id);
  });
  return {};
}

/** The row stays, for what refers to it; what names the person goes, and their address is free again. */
async function hide({ now }: Deps, tx: Tx, user: User) {
  const at = now();
  const { id } = user;
  await saveUser(tx, {
    ...user,
    email: user.email && digestOf(id, user.email),
    phone: null,
    emailChange: null,
    phoneChange: null,
    passwordHash: null,
    userMetadata: {},
    appMetadata: {},
    updatedAt: at,
    deletedAt: at,
  });
  for (const way of await tx.select().from(identities).where(eq(identities.userId, id)))
    await tx
      .update(identities)
      .set({ providerId: digestOf(id, way.providerId), identityData: {}, updatedAt: at })
      .where(eq(identities.id, way.id));
  await forgetTokens(tx, id);
  for (const kept of [factors, passkeys, knownDevices, oauthGrants])
    await tx.delete(kept).where(eq(kept.userId, id));
  for (const begun of [flowStates, oauthAuthorizations])
    await tx.delete(begun).where(eq(begun.userId, id));
  const profile = { ...(await getProfile(tx, id)), email: null, phone: null, updatedAt: at };
  await saveProfile(tx, profile);
  await tellContactChanged(tx, profile, at);
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

const digestOf = (id: string, text: string) =>
  createHash('sha256').update(`${id}${text}`).digest('hex');
