import type { Db } from '@sidework/chassis/db/db';
import type { AuthSession } from '@sidework/contracts/identity/accounts/auth';
import { findUserByEmail, findUserByPhone, lockUser, saveUser } from '../../accounts/queries.ts';
import type { User } from '../../accounts/table.ts';
import { rehashPassword } from '../../accounts/user.ts';
import type { Deps } from '../../deps.ts';
import { startSession } from '../../sessions/start-session.ts';
import type { Source } from '../../source.ts';
import {
  requireAdmitted,
  requireCredential,
  requireNoNewcomer,
  requireSamePassword,
} from './admission.ts';
import { checkPassword, isOfSignUp } from './check-password.ts';
import { type Claim, claimOf } from './claim.ts';

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
  const password = requireCredential(credentials.password);
  const claimed = await findClaimed(deps.db, claim);
  const right = await checkPassword(deps, { claimed: claim, user: claimed, password, source });
  requireNoNewcomer(!right && isOfSignUp(deps, claimed, claim, password), claim);
  const user = requireCredential(right);
  requireAdmitted(deps.config, user, claim, deps.now());
  const rehashed = (await passwords.isOutdated(user.passwordHash ?? '', password))
    ? await passwords.hash(password)
    : undefined;
  const session = await begin(deps, user, rehashed, source);
  const weakness = passwords.weaknessOf(password, user.email ?? '');
  return { ...session, ...(weakness && { weak_password: weakness }) };
}

const findClaimed = (db: Db, { email, phone = '' }: Claim): Promise<User | undefined> =>
  email ? findUserByEmail(db, email) : findUserByPhone(db, phone);

function begin(
  deps: Deps,
  { id, passwordHash }: User,
  rehashed: string | undefined,
  source: Source,
) {
  return deps.db.transaction(async (tx) => {
    const user = requireSamePassword(await lockUser(tx, id), { passwordHash });
    if (rehashed) await saveUser(tx, user, rehashPassword(user, rehashed, deps.now()));
    return startSession(deps, tx, id, { method: 'password', source });
  });
}
