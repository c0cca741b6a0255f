import type { Tx } from '@sidework/chassis/db/db';
import type { Actor } from '@sidework/chassis/http/actor';
import { noPendingChange, saveUser, setPasswordHash } from '../accounts/queries.ts';
import type { User } from '../accounts/table.ts';
import type { Deps } from '../deps.ts';
import { forgetOtherDevices } from '../known-devices/known-devices.ts';
import { forgetTokens } from '../one-time-tokens/tokens/queries.ts';
import { AuthRefusal } from '../refusals/refusal.ts';
import { endSessions } from '../sessions/end-sessions.ts';
import { checkPassword } from '../sign-in/passwords/check-password.ts';
import type { Source } from '../source.ts';
import { requireCurrentPassword, requireOtherPassword } from './reauthentication.ts';
import { tellOfNewPassword } from './tell-of-new-password.ts';
import type { UserChanges } from './user-changes.ts';

type Passwords = Pick<UserChanges, 'password' | 'currentPassword'>;

/**
 * Hashes the new password once the current one is known. It runs outside any transaction because hashing is slow.
 * Nothing may refuse the request after this, or an attacker could tell a tried password from the current one.
 */
export async function hashNewPassword(
  deps: Deps,
  user: User,
  { password, currentPassword }: Passwords,
  source: Source,
): Promise<string | undefined> {
  if (password === undefined) return undefined;
  if (currentPassword)
    requireCurrentPassword(Boolean(await isCurrent(deps, user, currentPassword, source)));
  if (user.passwordHash) requireOtherPassword(Boolean(await isSame(deps, user, password, source)));
  const { passwords } = deps;
  return passwords.inTurn(`changes of ${user.id}`, () => passwords.hash(password));
}

/** Counted like a sign-in, or a session that was found would be the place to guess at. */
const isCurrent = (deps: Deps, user: User, password: string, source: Source) =>
  checkPassword(deps, { claimed: {}, user, password, source });

/** After too many tries it is not looked at: who recovers an account after them still gets a new password. */
async function isSame(deps: Deps, user: User, password: string, source: Source) {
  try {
    return await isCurrent(deps, user, password, source);
  } catch (error) {
    if (error instanceof AuthRefusal && error.code === 'over_request_rate_limit') return undefined;
    throw error;
  }
}

/** Sets it and ends every other session; what was begun under the old one, also a change of address, is over. */
export async function changePassword(
  deps: Deps,
  tx: Tx,
  actor: Actor,
  passwordHash: string,
  { device }: Source,
) {
  await setPasswordHash(tx, actor.id, passwordHash, deps.now());
  await forgetTokens(tx, actor.id);
  await saveUser(tx, { id: actor.id, ...noPendingChange });
  await forgetOtherDevices(tx, actor.id, device);
  await endSessions(deps, tx, actor.id, { allBut: actor.sessionId });
  await tellOfNewPassword(deps, tx, actor);
}
