import type { Actor } from '@sidework/chassis/actor';
import type { Deps } from '../deps.ts';
import { refused } from '../refusals/refusal.ts';
import { lockOwner } from './lock-owner.ts';
import { findRecoveryFactor, getFactor, listFactorsOf } from './queries.ts';
import { hasOtherVerified, removeFactor } from './remove-factor.ts';

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
      if (session.aal !== 'aal2')
        throw refused('insufficient_aal', 'AAL2 required to unenroll verified factor', {
          status: 422,
        });
      const own = await listFactorsOf(tx, user.id);
      if (!hasOtherVerified(own, factor.id) && (await findRecoveryFactor(tx, user.id)))
        throw refused(
          'mfa_recovery_codes_sole_factor',
          'Recovery codes cannot be the only verified factor. Please enroll another factor before unenrolling this one or delete your recovery codes.',
        );
    }
    await removeFactor(deps, tx, factor, session.id);
    return { id: factor.id };
  });
}
