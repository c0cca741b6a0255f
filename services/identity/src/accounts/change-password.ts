import type { Actor } from '@sidework/chassis/actor';
import type { AuthUser } from '@sidework/contracts/identity/auth';
import type { Deps } from '../deps.ts';
import { forgetTokens } from '../one-time-tokens/queries.ts';
import { refused } from '../refusals/refusal.ts';
import { endSessions } from '../sessions/end-sessions.ts';
import { getSession, requireSession } from '../sessions/queries.ts';
import { hasRecentSignIn } from '../sessions/session.ts';
import { getUser } from './get-user.ts';
import { getAccount, lockUser, setPasswordHash } from './queries.ts';

/** Sets a new password and ends every other session; links mailed for the old one open nothing any more. */
export async function changePassword(
  deps: Deps,
  actor: Actor,
  password: string | undefined,
): Promise<AuthUser> {
  if (password === undefined) return getUser(deps, actor);
  const { db, now, passwords } = deps;
  // Before anything else: whoever has merely found a session must not learn whether a guess is the password.
  if (!hasRecentSignIn(await getSession(db, actor), now()))
    throw refused('reauthentication_needed');
  const { user } = await getAccount(db, actor.id);
  passwords.requireStrong(password, user.email ?? '');
  if (await passwords.matches(user.passwordHash ?? undefined, password))
    throw refused('same_password');
  const passwordHash = await passwords.hash(password);
  await db.transaction(async (tx) => {
    await lockUser(tx, user.id);
    await requireSession(tx, actor);
    await setPasswordHash(tx, user.id, passwordHash, now());
    await forgetTokens(tx, user.id);
    await endSessions(deps, tx, user.id, { allBut: actor.sessionId });
  });
  return getUser(deps, actor);
}
