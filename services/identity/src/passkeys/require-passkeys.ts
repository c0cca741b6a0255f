import type { Db } from '@sidework/chassis/db';
import type { Config } from '../config.ts';
import type { Owner } from '../factors/lock-owner.ts';
import { listFactorsOf } from '../factors/queries.ts';
import { refused } from '../refusals/refusal.ts';

export function requirePasskeys({
  GOTRUE_PASSKEY_ENABLED,
}: Pick<Config, 'GOTRUE_PASSKEY_ENABLED'>) {
  if (!GOTRUE_PASSKEY_ENABLED) throw refused('passkey_disabled');
}

/** Who has a second factor proves it before the ways in change. */
export async function requireAssured(db: Db, { user, session }: Owner) {
  const own = await listFactorsOf(db, user.id);
  if (session.aal !== 'aal2' && own.some(({ status }) => status === 'verified'))
    throw refused(
      'insufficient_aal',
      'AAL2 session is required to manage passkeys when MFA is enabled',
      { status: 403 },
    );
}
