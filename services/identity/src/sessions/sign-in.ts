import type { AuthSession } from '@sidework/contracts/identity/auth';
import { normalEmail } from '../accounts/input.ts';
import { findUserByEmail, lockUser, setPasswordHash } from '../accounts/queries.ts';
import type { Deps } from '../deps.ts';
import { refused } from '../refusals/refusal.ts';
import type { Source } from '../source.ts';
import { startSession } from './start-session.ts';

interface Credentials {
  email?: string | undefined;
  password?: string | undefined;
}

export async function signIn(
  deps: Deps,
  { email, password }: Credentials,
  source: Source,
): Promise<AuthSession> {
  if (!email) throw refused('validation_failed', 'missing email or phone');
  if (!password) throw refused('invalid_credentials');
  const { db, passwords, now } = deps;
  const found = await findUserByEmail(db, normalEmail(email));
  if (!(await passwords.matches(found?.passwordHash ?? undefined, password)) || !found)
    throw refused('invalid_credentials');
  if (!found.emailConfirmedAt) throw refused('email_not_confirmed');
  const rehashed = passwords.isOutdated(found.passwordHash ?? '')
    ? await passwords.hash(password)
    : undefined;
  return db.transaction(async (tx) => {
    const user = await lockUser(tx, found.id);
    // A password changed while this one was being checked no longer opens anything.
    if (user?.passwordHash !== found.passwordHash) throw refused('invalid_credentials');
    if (rehashed) await setPasswordHash(tx, user.id, rehashed, now());
    return startSession(deps, tx, user.id, { method: 'password', source });
  });
}
