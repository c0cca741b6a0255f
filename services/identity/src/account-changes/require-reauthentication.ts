import type { Tx } from '@sidework/chassis/db/db';
import type { Account } from '../accounts/account.ts';
import type { Deps } from '../deps.ts';
import { requireRecentSignIn, requireSecondFactor } from '../factors/rules/require-assured.ts';
import { forgetTokens } from '../one-time-tokens/tokens/queries.ts';
import type { Purpose } from '../one-time-tokens/tokens/table.ts';
import { tryCode } from '../one-time-tokens/tokens/try-code.ts';
import type { Session } from '../sessions/table.ts';
import { requireRightNonce, requireUnused } from './reauthentication.ts';
import type { UserChanges } from './user-changes.ts';

const isSensitive = ({ password, email, phone }: UserChanges) =>
  password !== undefined || Boolean(email) || Boolean(phone);

const told = {
  message: 'AAL2 session is required to update email or password when MFA is enabled.',
  status: 401,
};
const toldOfMetadata = {
  message: 'AAL2 session is required to update user metadata when MFA is enabled.',
  status: 401,
};

interface Asking {
  session: Session;
  account: Account;
  changes: UserChanges;
}

/**
 * A found session alone must not change any way to sign in, nor learn about one. An anonymous person has no way yet to
 * prove anything.
 */
export function requireReauthentication(deps: Deps, { session, account, changes }: Asking) {
  const { user, factors } = account;
  if (changes.data) requireSecondFactor({ session, factors }, toldOfMetadata);
  if (!isSensitive(changes)) return;
  requireSecondFactor({ session, factors }, told);
  if (!changes.nonce) requireRecentSignIn(deps, { user, session, factors });
}

/**
 * Looks at the code that was sent to show who it is, and gives what uses it up; wrong ones count. It went to where the
 * user is reached today, or it shows nothing.
 */
export async function checkReauthentication(deps: Deps, account: Account, changes: UserChanges) {
  const { nonce } = changes;
  const { user } = account;
  if (!nonce || !isSensitive(changes) || !asksForProof(deps, account)) return async () => {};
  const known = await deps.db.transaction((tx) => tryCode(deps, tx, user.id, purposes, nonce));
  requireRightNonce(known, user);
  return async (tx: Tx) => {
    requireUnused(Boolean(await forgetTokens(tx, user.id, purposes)));
  };
}

const purposes: Purpose[] = ['reauthentication'];

const asksForProof = ({ config }: Deps, { user }: Account) =>
  config.GOTRUE_SECURITY_UPDATE_PASSWORD_REQUIRE_REAUTHENTICATION && !user.isAnonymous;
