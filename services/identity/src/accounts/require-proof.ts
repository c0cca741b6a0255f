import type { Deps } from '../deps.ts';
import { requireRecentSignIn, requireSecondFactor } from '../factors/require-assured.ts';
import { useCode } from '../one-time-tokens/queries.ts';
import { refused } from '../refusals/refusal.ts';
import type { Session } from '../sessions/table.ts';
import type { Account } from './account.ts';
import type { UserChanges } from './user-changes.ts';

const isSensitive = ({ password, email, phone }: UserChanges) =>
  password !== undefined || Boolean(email) || Boolean(phone);

const told = {
  message: 'AAL2 session is required to update email or password when MFA is enabled.',
  status: 401,
};

interface Asking {
  session: Session;
  account: Account;
  changes: UserChanges;
}

/**
 * Whoever has merely found a session changes none of the ways to sign in with it, and learns nothing of them. An
 * anonymous person has no way yet to prove anything.
 */
export function requireProof(deps: Deps, { session, account, changes }: Asking) {
  if (!isSensitive(changes)) return;
  const { user, factors } = account;
  requireSecondFactor({ session, factors }, told);
  if (!changes.nonce) requireRecentSignIn(deps, { user, session, factors });
}

/** Uses up the code that was sent to show who it is; wrong ones count. */
export async function useNonce(deps: Deps, account: Account, changes: UserChanges) {
  const { nonce } = changes;
  if (!nonce || !isSensitive(changes) || !asksForProof(deps, account)) return;
  const used = await deps.db.transaction((tx) =>
    useCode(deps, tx, account.user.id, ['reauthentication'], nonce),
  );
  if (!used) throw refused('reauthentication_not_valid');
}

const asksForProof = ({ config }: Deps, { user }: Account) =>
  config.GOTRUE_SECURITY_UPDATE_PASSWORD_REQUIRE_REAUTHENTICATION && !user.isAnonymous;
