import type { Actor } from '@sidework/chassis/http/actor';
import type { MadeRecoveryCodes } from '@sidework/contracts/identity/factors/auth-factors';
import type { Deps } from '../../deps.ts';
import { blankFactor } from '../rules/blank-factor.ts';
import { lockOwner } from '../rules/lock-owner.ts';
import { findRecoveryFactor, insertFactor, listFactorsOf } from '../rules/queries.ts';
import { requireRoom } from '../rules/require-room.ts';
import { requireNoCodes, requireOther } from '../rules/second-factor.ts';
import { isUsable, requireSwitchedOn } from '../rules/switches.ts';
import { replaceRecoveryCodes } from './recovery-codes.ts';
import { requireMayReplace } from './require-recovery-factor.ts';

const usualName = 'Recovery codes';

export function generateRecoveryCodes(
  deps: Deps,
  actor: Actor,
  friendlyName: string | null | undefined,
): Promise<MadeRecoveryCodes> {
  const { config, db, now } = deps;
  return db.transaction(async (tx) => {
    const owner = await lockOwner(tx, actor);
    const { user } = owner;
    requireSwitchedOn(config, 'enroll', 'recovery_code');
    await requireMayReplace(deps, tx, owner, 'generate');
    requireNoCodes(await findRecoveryFactor(tx, user.id));
    const name = friendlyName || usualName;
    await requireRoom(deps, tx, owner, name);
    const own = await listFactorsOf(tx, user.id);
    requireOther(own.filter(({ factorType }) => isUsable(config, factorType)));
    const factor = {
      ...blankFactor(user.id, 'recovery_code', name, now()),
      status: 'verified' as const,
    };
    await insertFactor(tx, factor);
    return replaceRecoveryCodes(deps, tx, factor);
  });
}
