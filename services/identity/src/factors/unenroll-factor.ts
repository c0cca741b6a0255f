import type { Actor } from '@sidework/chassis/http/actor';
import type { Deps } from '../deps.ts';
import { refused } from '../refusals/refusal.ts';
import { lockOwner } from './lock-owner.ts';
import { goingOn } from './lower-sessions.ts';
import { findRecoveryFactor, getFactor, listFactorsOf } from './queries.ts';
import { hasOtherVerified, removeFactor } from './remove-factor.ts';
import { requireAssured } from './require-assured.ts';

const told = { message: 'AAL2 required to unenroll verified factor', status: 422 };

export function unenrollFactor(
  deps: Deps,
  actor: Actor,
  factorId: string,
): Promise<{ id: string }> {
  return deps.db.transaction(async (tx) => {
    const { user, session } = await lockOwner(tx, actor);
    const factor = await getFactor(tx, user.id, factorId);
    if (factor.factorType === 'recovery_code')
      throw refused(
        'validation_failed',
        'Recovery codes cannot be unenrolled with this endpoint, use DELETE /factors/recovery-codes',
        { status: 422 },
      );
    if (factor.status === 'verified') {
      const own = await listFactorsOf(tx, user.id);
      requireAssured(deps, { user, session, factors: own }, told);
      if (!hasOtherVerified(own, factor.id) && (await findRecoveryFactor(tx, user.id)))
        throw refused(
          'mfa_recovery_codes_sole_factor',
          'Recovery codes cannot be the only verified factor. Please enroll another factor before unenrolling this one or delete your recovery codes.',
        );
    }
    await removeFactor(deps, tx, factor, goingOn(actor));
    return { id: factor.id };
  });
}
