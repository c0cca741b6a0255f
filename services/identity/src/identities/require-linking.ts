import type { Actor } from '@sidework/chassis/actor';
import type { Db } from '@sidework/chassis/db';
import type { Config } from '../config.ts';
import { listFactorsOf } from '../factors/queries.ts';
import { refused } from '../refusals/refusal.ts';
import type { Session } from '../sessions/table.ts';

/** A child's ways of signing in are not the child's to change. */
export function requireLinking(
  { GOTRUE_SECURITY_MANUAL_LINKING_ENABLED: isOn }: Config,
  { accountType }: Actor,
) {
  if (!isOn) throw refused('manual_linking_disabled');
  if (accountType === 'sidework_kids') throw refused('not_admin');
}

/** Who has a second factor proves it before the ways in change. */
export async function requireAssured(db: Db, { userId, aal }: Session) {
  const own = await listFactorsOf(db, userId);
  if (aal !== 'aal2' && own.some(({ status }) => status === 'verified'))
    throw refused('insufficient_aal', 'AAL2 session is required to link or unlink identities', {
      status: 403,
    });
}
