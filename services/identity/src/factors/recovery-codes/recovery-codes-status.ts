import type { Actor } from '@sidework/chassis/http/actor';
import type { Deps } from '../../deps.ts';
import { getSession } from '../../sessions/queries.ts';
import { requirePerson } from '../rules/owner.ts';
import { countRecoveryCodes } from './queries.ts';
import { requireRecoveryFactor } from './require-recovery-factor.ts';

/** How many codes are left, never which. */
export async function recoveryCodesStatus({ db }: Deps, actor: Actor) {
  requirePerson(actor);
  await getSession(db, actor);
  const { id } = await requireRecoveryFactor(db, actor.id);
  return { id, type: 'recovery_code' as const, ...(await countRecoveryCodes(db, id)) };
}
