import type { Actor } from '@sidework/chassis/actor';
import type { MadeRecoveryCodes } from '@sidework/contracts/identity/auth-factors';
import type { Deps } from '../deps.ts';
import { lockOwner } from './lock-owner.ts';
import { replaceRecoveryCodes } from './recovery-codes.ts';
import { requireAssured, requireRecoveryFactor } from './require-recovery-factor.ts';
import { requireSwitchedOn } from './switches.ts';
import { forgetTries } from './tries.ts';

export function regenerateRecoveryCodes(deps: Deps, actor: Actor): Promise<MadeRecoveryCodes> {
  return deps.db.transaction(async (tx) => {
    const { user, session } = await lockOwner(tx, actor);
    requireSwitchedOn(deps.config, 'enroll', 'recovery_code');
    requireAssured(session, 'regenerate');
    const factor = await requireRecoveryFactor(tx, user.id);
    await forgetTries(tx, factor.id);
    return replaceRecoveryCodes(deps, tx, factor);
  });
}
