import type { AuthSession } from '@sidework/contracts/identity/auth';
import { lockUser, setPasswordHash } from '../accounts/queries.ts';
import type { User } from '../accounts/table.ts';
import type { Deps } from '../deps.ts';
import { refused } from '../refusals/refusal.ts';
import type { Source } from '../source.ts';
import { checkPassword } from './check-password.ts';
import { type Claim, claimOf, findClaimed } from './claim.ts';
import { requireNotBanned } from './require-not-banned.ts';
import { startSession } from './start-session.ts';

interface Credentials extends Claim {
  password?: string | undefined;
}

export async function signIn(
  deps: Deps,
  credentials: Credentials,
  source: Source,
): Promise<AuthSession> {
  const { passwords } = deps;
  const claim = claimOf(deps.config, credentials);
  const { password } = credentials;
  if (!password) throw refused('invalid_credentials');
  const user = await checkPassword(deps, {
    claimed: claim,
    user: await findClaimed(deps.db, claim),
    password,
    source,
  });
  if (!user) throw refused('invalid_credentials');
  requireAdmitted(deps, user, claim);
  const rehashed = (await passwords.isOutdated(user.passwordHash ?? '', password))
    ? await passwords.hash(password)
    : undefined;
  const session = await begin(deps, user, rehashed, source);
  const weakness = passwords.weaknessOf(password, user.email ?? '');
  return { ...session, ...(weakness && { weak_password: weakness }) };
}

/** Told only to who knows the password. */
function requireAdmitted({ config, now }: Deps, user: User, { email }: Claim) {
  requireNotBanned(user, now());
  const mayBeUnconfirmed = config.GOTRUE_MAILER_ALLOW_UNVERIFIED_EMAIL_SIGN_INS;
  if (email && !user.emailConfirmedAt && !mayBeUnconfirmed) throw refused('email_not_confirmed');
  if (!email && !user.phoneConfirmedAt) throw refused('phone_not_confirmed');
}

function begin(
  deps: Deps,
  { id, passwordHash }: User,
  rehashed: string | undefined,
  source: Source,
) {
  return deps.db.transaction(async (tx) => {
    const user = await lockUser(tx, id);
    // A password changed while this one was being checked no longer opens anything.
    if (user?.passwordHash !== passwordHash) throw refused('invalid_credentials');
    if (rehashed) await setPasswordHash(tx, id, rehashed, deps.now());
    return startSession(deps, tx, id, { method: 'password', source });
  });
}
