import type { Actor } from '@sidework/chassis/http/actor';
import type { Deps } from '../../deps.ts';
import { lockOwner } from '../owners/lock-owner.ts';
import { isVerified, requireNotSole, requireUnenrollable } from '../rules/factor.ts';
import { findRecoveryFactor, getFactor, listFactorsOf } from '../rules/queries.ts';
import { requireAssured } from '../rules/require-assured.ts';
import { keptSessionOf } from '../session-levels/lower-sessions.ts';
import { removeFactor } from './remove-factor.ts';

const told = { message: 'AAL2 required to unenroll verified factor', status: 422 };

export function unenrollFactor(
  deps: Deps,
  actor: Actor,
  factorId: string,
): Promise<{ id: string }> {
  return deps.db.transaction(async (tx) => {
    const { user, session } = await lockOwner(tx, actor);
    const factor = await getFactor(tx, user.id, factorId);
    requireUnenrollable(factor);
    if (isVerified(factor)) {
      const own = await listFactorsOf(tx, user.id);
      requireAssured(deps, { user, session, factors: own }, told);
      requireNotSole(own, factor.id, await findRecoveryFactor(tx, user.id));
    }
    await removeFactor(deps, tx, factor, keptSessionOf(actor));
    return { id: factor.id };
  });
}
