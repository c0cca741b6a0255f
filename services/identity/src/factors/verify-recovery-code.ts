import type { Actor } from '@sidework/chassis/actor';
import type { AuthSession } from '@sidework/contracts/identity/auth';
import type { Deps } from '../deps.ts';
import { refused } from '../refusals/refusal.ts';
import type { Source } from '../source.ts';
import { lockOwner } from './lock-owner.ts';
import { findRecoveryFactor } from './queries.ts';
import { raiseSession } from './raise-session.ts';
import { normalCode, useRecoveryCode } from './recovery-codes.ts';
import { requireSwitchedOn } from './switches.ts';
import { forgetTries, takeRecovery } from './tries.ts';

const wrong = () => refused('mfa_verification_failed', 'Invalid recovery code entered');

/** Lets a person in who has lost their factor, by a code that is gone then. */
export async function verifyRecoveryCode(
  deps: Deps,
  actor: Actor,
  given: string | null | undefined,
  source: Source,
): Promise<AuthSession> {
  const { db, config } = deps;
  requireSwitchedOn(config, 'verify', 'recovery_code');
  const code = normalCode(given ?? '');
  if (!code) throw refused('validation_failed', 'Code needs to be non-empty');
  const enrolled = await findRecoveryFactor(db, actor.id);
  if (!enrolled) throw wrong();
  await takeRecovery(db, enrolled.id);
  return db.transaction(async (tx) => {
    const { user, session } = await lockOwner(tx, actor);
    const factor = await findRecoveryFactor(tx, user.id);
    if (!factor || !(await useRecoveryCode(deps, tx, factor, code))) throw wrong();
    await forgetTries(tx, factor.id);
    return raiseSession(deps, tx, session, factor, source);
  });
}
