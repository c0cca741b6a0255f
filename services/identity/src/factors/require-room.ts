import type { Tx } from '@sidework/chassis/db';
import type { Deps } from '../deps.ts';
import { refused } from '../refusals/refusal.ts';
import type { Owner } from './lock-owner.ts';
import { deleteStaleFactors, listFactorsOf } from './queries.ts';
import type { Factor } from './table.ts';

/** After which an enrolment that was begun and left is forgotten. */
const staleSeconds = 300;

/** Refuses one more factor of this name where there is no place for it, or where the session proves too little. */
export async function requireRoom(
  { config, now }: Deps,
  tx: Tx,
  { user, session }: Owner,
  friendlyName: string,
) {
  const at = now();
  await deleteStaleFactors(tx, user.id, new Date(at.getTime() - staleSeconds * 1000), at);
  const own = await listFactorsOf(tx, user.id);
  if (own.some((factor) => (factor.friendlyName ?? '') === friendlyName))
    throw refused(
      'mfa_factor_name_conflict',
      `A factor with the friendly name ${JSON.stringify(friendlyName)} for this user already exists`,
    );
  if (own.length >= config.GOTRUE_MFA_MAX_ENROLLED_FACTORS)
    throw refused('too_many_enrolled_mfa_factors');
  if (session.aal !== 'aal2' && own.some(({ status }) => status === 'verified'))
    throw refused('insufficient_aal', 'AAL2 required to enroll a new factor', { status: 403 });
}

/**
 * Refuses to complete an enrolment from a session that proves too little. Whoever knew the password before its owner had
 * a second factor may have begun one of another kind, and would come by aal2 with it.
 */
export async function requireMayComplete(tx: Tx, { user, session }: Owner, factor: Factor) {
  if (factor.status === 'verified' || session.aal === 'aal2') return;
  const own = await listFactorsOf(tx, user.id);
  if (own.some(({ status }) => status === 'verified'))
    throw refused('insufficient_aal', 'AAL2 required to enroll a new factor', { status: 403 });
}
