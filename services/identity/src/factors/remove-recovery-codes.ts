import type { Actor } from '@sidework/chassis/actor';
import type { Deps } from '../deps.ts';
import { lockOwner } from './lock-owner.ts';
import { removeFactor } from './remove-factor.ts';
import { requireAssured, requireRecoveryFactor } from './require-recovery-factor.ts';

export function removeRecoveryCodes(deps: Deps, actor: Actor): Promise<{ id: string }> {
  return deps.db.transaction(async (tx) => {
    const { user, session } = await lockOwner(tx, actor);
    requireAssured(session, 'delete');
    const factor = await requireRecoveryFactor(tx, user.id);
    await removeFactor(deps, tx, factor, session.id);
    return { id: factor.id };
  });
}
