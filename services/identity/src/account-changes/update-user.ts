import type { Tx } from '@sidework/chassis/db/db';
import type { Actor } from '@sidework/chassis/http/actor';
import type { AuthUser } from '@sidework/contracts/identity/accounts/auth';
import { mergedMetadata } from '../accounts/input.ts';
import { getAccount, lockUser, saveUser } from '../accounts/queries.ts';
import { changeMetadata } from '../accounts/user.ts';
import type { Deps } from '../deps.ts';
import { getProfile } from '../profiles/queries.ts';
import { getSession, requireSession } from '../sessions/queries.ts';
import { requireKnown } from '../sessions/standing-session.ts';
import type { Visit } from '../sign-up/visit.ts';
import { transactionThatTexts } from '../sms/texting.ts';
import type { Source } from '../source.ts';
import { changeEmail } from './change-email.ts';
import { changePassword, hashNewPassword } from './change-password.ts';
import { changePhone } from './change-phone.ts';
import { getUser } from './get-user.ts';
import { requireChangeable } from './require-changeable.ts';
import { countChanges, requireMessageBudgets } from './require-message-budgets.ts';
import { checkReauthentication, requireReauthentication } from './require-reauthentication.ts';
import {
  readChanges,
  requireReachable,
  type UserChanges,
  type UserUpdate,
} from './user-changes.ts';

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
  requireReauthentication(deps, { session, account, changes });
  requireReachable(account.user, changes);
  const { email } = account.user;
  if (changes.password !== undefined)
    deps.passwords.requireStrong(changes.password, changes.email ?? email ?? '');
  await countChanges(deps, account.user, changes);
  await requireChangeable(deps, deps.db, account, changes);
  const useNonce = await checkReauthentication(deps, account, changes);
  await requireMessageBudgets(deps, account.user, changes);
  const passwordHash = await hashNewPassword(deps, account.user, changes, source);
  await transactionThatTexts(deps, async (tx) => {
    await save(deps, tx, actor, { ...changes, useNonce, passwordHash, redirectTo, source });
  });
  return getUser(deps, actor);
}

interface Decided extends UserChanges {
  useNonce: (tx: Tx) => Promise<void>;
  passwordHash: string | undefined;
  redirectTo: string | undefined;
  source: Source;
}

async function save(deps: Deps, tx: Tx, actor: Actor, decided: Decided) {
  let user = requireKnown(await lockUser(tx, actor.id));
  await requireSession(tx, actor);
  await decided.useNonce(tx);
  const profile = await getProfile(tx, user.id);
  await requireChangeable(deps, tx, { user, profile }, decided);
  const { passwordHash, data, email, phone, source } = decided;
  if (passwordHash !== undefined)
    user = await changePassword(deps, tx, actor, user, { passwordHash, source });
  if (data) {
    const userMetadata = mergedMetadata(user.userMetadata, data);
    user = await saveUser(tx, user, changeMetadata(user, { userMetadata }, deps.now()));
  }
  if (email) user = await changeEmail(deps, tx, user, { ...decided, email });
  if (phone) await changePhone(deps, tx, user, { ...decided, phone });
}
