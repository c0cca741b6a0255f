import type { Actor } from '@sidework/chassis/http/actor';
import type { Deps } from '../../deps.ts';
import { removeFactor } from '../enrollment/remove-factor.ts';
import { lockOwner } from '../owners/lock-owner.ts';
import { keptSessionOf } from '../session-levels/lower-sessions.ts';
import { requireMayReplace, requireRecoveryFactor } from './require-recovery-factor.ts';

export function removeRecoveryCodes(deps: Deps, actor: Actor): Promise<{ id: string }> {
  return deps.db.transaction(async (tx) => {
    const owner = await lockOwner(tx, actor);
    const { user } = owner;
    await requireMayReplace(deps, tx, owner, 'delete');
    const factor = await requireRecoveryFactor(tx, user.id);
    await removeFactor(deps, tx, factor, keptSessionOf(actor));
    return { id: factor.id };
  });
}
