import type { Actor } from '@sidework/chassis/actor';
import type { Tx } from '@sidework/chassis/db';
import type { AuthUser } from '@sidework/contracts/identity/auth';
import type { Deps } from '../deps.ts';
import { refused } from '../refusals/refusal.ts';
import { getSession, requireSession } from '../sessions/queries.ts';
import type { Source } from '../source.ts';
import type { Account } from './account.ts';
import { changeEmail } from './change-email.ts';
import { changePassword, hashNewPassword } from './change-password.ts';
import { changePhone } from './change-phone.ts';
import { getUser } from './get-user.ts';
import { mergedMetadata } from './input.ts';
import { getAccount, lockUser, saveUser } from './queries.ts';
import { requireMessageBudgets } from './require-message-budgets.ts';
import { requireProof, useNonce } from './require-proof.ts';
import type { Visit } from './sign-up.ts';
import { readChanges, type UserChanges, type UserUpdate } from './user-changes.ts';

/** Changes what a person may change of their own account: all of it, or nothing. */
export async function updateUser(
  deps: Deps,
  actor: Actor,
  body: UserUpdate,
  { source, redirectTo }: Visit,
): Promise<AuthUser> {
  const session = await getSession(deps.db, actor);
  const account = await getAccount(deps.db, actor.id);
  const changes = readChanges(body, account.user);
  requireProof(deps, { session, account, changes });
  requireReachable(account, changes);
  const { email } = account.user;
  if (changes.password !== undefined)
    deps.passwords.requireStrong(changes.password, changes.email ?? email ?? '');
  await useNonce(deps, account, changes);
  const passwordHash = await hashNewPassword(deps, account.user, changes, source);
  await requireMessageBudgets(deps, account.user, changes);
  await deps.db.transaction((tx) =>
    save(deps, tx, actor, { ...changes, passwordHash, redirectTo, source }),
  );
  return getUser(deps, actor);
}

/** Nobody could ever use the password of an account that has neither address nor number. */
function requireReachable({ user }: Account, { password, email, phone }: UserChanges) {
  if (!user.isAnonymous || password === undefined || email || phone) return;
  throw refused(
    'validation_failed',
    'Updating password of an anonymous user without an email or phone is not allowed',
    { status: 422 },
  );
}

interface Decided extends UserChanges {
  passwordHash: string | undefined;
  redirectTo: string | undefined;
  source: Source;
}

async function save(deps: Deps, tx: Tx, actor: Actor, decided: Decided) {
  const user = await lockUser(tx, actor.id);
  if (!user) throw refused('session_not_found');
  await requireSession(tx, actor);
  const { passwordHash, data, email, phone, source } = decided;
  if (passwordHash !== undefined) await changePassword(deps, tx, actor, passwordHash, source);
  const metadata = data ? mergedMetadata(user.userMetadata, data) : user.userMetadata;
  if (data) await saveUser(tx, { id: user.id, userMetadata: metadata, updatedAt: deps.now() });
  const known = { ...user, userMetadata: metadata };
  const reached = email ? await changeEmail(deps, tx, known, { ...decided, email }) : known;
  if (phone) await changePhone(deps, tx, reached, { ...decided, phone });
}
