import type { Actor } from '@sidework/chassis/http/actor';
import type { MadeRecoveryCodes } from '@sidework/contracts/identity/factors/auth-factors';
import { v7 as uuidv7 } from 'uuid';
import type { Deps } from '../../deps.ts';
import { lockOwner } from '../owners/lock-owner.ts';
import { requireRoom } from '../owners/require-room.ts';
import * as Factor from '../rules/factor.ts';
import { findRecoveryFactor, insertFactor, listFactorsOf } from '../rules/queries.ts';
import { isUsable, requireSwitchedOn } from '../rules/switches.ts';
import { requireNoCodes } from './recovery-code.ts';
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
    Factor.requireOther(own.filter(({ factorType }) => isUsable(config, factorType)));
    const factorType = 'recovery_code' as const;
    const begun = { id: uuidv7(), userId: user.id, factorType, friendlyName: name };
    const factor = Factor.verify(Factor.begin(begun, now()), now());
    await insertFactor(tx, factor);
    return replaceRecoveryCodes(deps, tx, factor);
  });
}
