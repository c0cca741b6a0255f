import type { Tx } from '@sidework/chassis/db/db';
import type { Actor } from '@sidework/chassis/http/actor';
import { saveUser } from '../accounts/queries.ts';
import type { User as UserRow } from '../accounts/table.ts';
import * as User from '../accounts/user.ts';
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
  user: UserRow,
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
const isCurrent = (deps: Deps, user: UserRow, password: string, source: Source) =>
  checkPassword(deps, { claimed: {}, user, password, source });

/** After too many tries it is not looked at: who recovers an account after them still gets a new password. */
async function isSame(deps: Deps, user: UserRow, password: string, source: Source) {
  try {
    return await isCurrent(deps, user, password, source);
  } catch (error) {
    if (error instanceof AuthRefusal && error.code === 'over_request_rate_limit') return undefined;
    throw error;
  }
}

interface Decided {
  passwordHash: string;
  source: Source;
}

/** Sets it and ends every other session; what was begun under the old one, also a change of address, is over. */
export async function changePassword(
  deps: Deps,
  tx: Tx,
  actor: Actor,
  user: UserRow,
  { passwordHash, source: { device } }: Decided,
): Promise<UserRow> {
  const changed = await saveUser(tx, user, User.changePassword(user, passwordHash, deps.now()));
  await forgetTokens(tx, actor.id);
  await forgetOtherDevices(tx, actor.id, device);
  await endSessions(deps, tx, actor.id, { allBut: actor.sessionId });
  await tellOfNewPassword(deps, tx, actor);
  return changed;
}
