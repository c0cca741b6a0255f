import type { Tx } from '@sidework/chassis/db/db';
import type { Deps } from '../../deps.ts';
import { isVerified, requireRoomAmong } from '../rules/factor.ts';
import { deleteStaleFactors, listFactorsOf } from '../rules/queries.ts';
import { requireAssured } from '../rules/require-assured.ts';
import type { Factor } from '../rules/table.ts';
import type { Owner } from './lock-owner.ts';

/** After which an enrolment that was begun and left is forgotten. */
const staleSeconds = 300;

const told = { message: 'AAL2 required to enroll a new factor' };

/** Refuses one more factor of this name where there is no place for it, or where the session proves too little. */
export async function requireRoom(
  deps: Deps,
  tx: Tx,
  { user, session }: Owner,
  friendlyName: string,
) {
  const at = deps.now();
  await deleteStaleFactors(tx, user.id, new Date(at.getTime() - staleSeconds * 1000), at);
  const own = await listFactorsOf(tx, user.id);
  requireRoomAmong(own, friendlyName, deps.config);
  requireAssured(deps, { user, session, factors: own }, told);
}

/**
 * Refuses to complete an enrolment from a session that proves too little. An attacker who knew the password earlier may
 * have begun it, and would get aal2 by it.
 */
export async function requireMayComplete(
  deps: Deps,
  tx: Tx,
  { user, session }: Owner,
  factor: Factor,
) {
  if (isVerified(factor)) return;
  requireAssured(deps, { user, session, factors: await listFactorsOf(tx, user.id) }, told);
}
