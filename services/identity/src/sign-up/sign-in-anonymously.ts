import type { AuthSession } from '@sidework/contracts/identity/accounts/auth';
import type { Deps } from '../deps.ts';
import { networkOf } from '../limits/network.ts';
import { takeOne } from '../limits/rate-limits.ts';
import { startSession } from '../sessions/start-session.ts';
import type { Source } from '../source.ts';
import { createAccount } from './create-account.ts';
import { openAccount } from './open-account.ts';
import { requireAnonymous } from './registration.ts';

/** Creates an account that only this session knows; an address or a number makes it permanent. */
export async function signInAnonymously(
  deps: Deps,
  data: unknown,
  source: Source,
): Promise<AuthSession> {
  const { config, db } = deps;
  requireAnonymous(config);
  const account = openAccount(deps, { passwordHash: null, data, isConfirmed: false });
  const count = config.GOTRUE_RATE_LIMIT_ANONYMOUS_USERS;
  await takeOne(db, `anonymous ${networkOf(source.address)}`, { count, seconds: 300 });
  return db.transaction(async (tx) => {
    await createAccount(tx, account);
    return startSession(deps, tx, account.user.id, { method: 'anonymous', source });
  });
}
