import type { Tx } from '@sidework/chassis/db/db';
import type { Actor } from '@sidework/chassis/http/actor';
import type { AuthSession } from '@sidework/contracts/identity/accounts/auth';
import type { Deps } from '../../deps.ts';
import type { Source } from '../../source.ts';
import { lockOwner } from '../owners/lock-owner.ts';
import { admitAnswer } from '../owners/tries.ts';
import { requireCode, requireProved } from '../rules/answer.ts';
import { findRecoveryFactor } from '../rules/queries.ts';
import { requireSwitchedOn } from '../rules/switches.ts';
import { raiseSession } from '../session-levels/raise-session.ts';
import { normalCode } from './recovery-code.ts';
import { useRecoveryCode } from './recovery-codes.ts';

/** Lets a person in who has lost their factor, by a code that is gone then. */
export async function verifyRecoveryCode(
  deps: Deps,
  actor: Actor,
  given: string | null | undefined,
  source: Source,
): Promise<AuthSession> {
  const { db, config } = deps;
  requireSwitchedOn(config, 'verify', 'recovery_code');
  const code = requireCode(normalCode(given ?? ''));
  const raised = await db.transaction((tx) => useCode(deps, tx, actor, code, source));
  // Thrown only now: that it was tried has to be committed.
  return requireProved(raised, 'recovery_code');
}

async function useCode(
  deps: Deps,
  tx: Tx,
  actor: Actor,
  code: string,
  source: Source,
): Promise<AuthSession | undefined> {
  const { user, session } = await lockOwner(tx, actor);
  const factor = await findRecoveryFactor(tx, user.id);
  if (!factor) return undefined;
  const { countWrong, forgetWrong } = await admitAnswer(deps, tx, factor, source);
  if (!(await useRecoveryCode(deps, tx, factor, code))) {
    await countWrong();
    return undefined;
  }
  await forgetWrong();
  return raiseSession(deps, tx, session, factor, source);
}
