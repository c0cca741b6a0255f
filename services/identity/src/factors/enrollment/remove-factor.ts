import type { Tx } from '@sidework/chassis/db/db';
import type { Deps } from '../../deps.ts';
import { tellOwner } from '../../notices/tell-owner.ts';
import { hasOtherVerified, isVerified } from '../rules/factor.ts';
import { deleteFactor, findRecoveryFactor, listFactorsOf } from '../rules/queries.ts';
import type { Factor } from '../rules/table.ts';
import { lowerSessions } from '../session-levels/lower-sessions.ts';

/**
 * Removes a factor of a locked user, and what rested on it. `actingSessionId` is the session that its owner does it
 * from; it goes on at aal1. Recovery codes that are left without a factor to stand in for go with it.
 */
export async function removeFactor(
  deps: Pick<Deps, 'now' | 'config'>,
  tx: Tx,
  factor: Factor,
  actingSessionId?: string,
) {
  await deleteFactor(tx, factor.id);
  await lowerSessions(deps, tx, factor, actingSessionId);
  const isCodes = factor.factorType === 'recovery_code';
  if (isVerified(factor))
    await tellOwner(deps, tx, factor.userId, isCodes ? 'recovery_codes_removed' : 'factor_removed');
  if (isCodes) return;
  const codes = await findRecoveryFactor(tx, factor.userId);
  if (!codes || hasOtherVerified(await listFactorsOf(tx, factor.userId))) return;
  await deleteFactor(tx, codes.id);
  await lowerSessions(deps, tx, codes, actingSessionId);
}
