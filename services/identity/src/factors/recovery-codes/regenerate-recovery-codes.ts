import type { Actor } from '@sidework/chassis/http/actor';
import type { MadeRecoveryCodes } from '@sidework/contracts/identity/factors/auth-factors';
import type { Deps } from '../../deps.ts';
import { lockOwner } from '../owners/lock-owner.ts';
import { forgetTries } from '../owners/tries.ts';
import { requireSwitchedOn } from '../rules/switches.ts';
import { replaceRecoveryCodes } from './recovery-codes.ts';
import { requireMayReplace, requireRecoveryFactor } from './require-recovery-factor.ts';

export function regenerateRecoveryCodes(deps: Deps, actor: Actor): Promise<MadeRecoveryCodes> {
  return deps.db.transaction(async (tx) => {
    const owner = await lockOwner(tx, actor);
    const { user } = owner;
    requireSwitchedOn(deps.config, 'enroll', 'recovery_code');
    await requireMayReplace(deps, tx, owner, 'regenerate');
    const factor = await requireRecoveryFactor(tx, user.id);
    await forgetTries(deps, tx, factor.id);
    return replaceRecoveryCodes(deps, tx, factor);
  });
}
