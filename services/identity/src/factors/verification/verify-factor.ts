import type { Tx } from '@sidework/chassis/db/db';
import type { Actor } from '@sidework/chassis/http/actor';
import type { AuthSession } from '@sidework/contracts/identity/accounts/auth';
import type { Deps } from '../../deps.ts';
import { tellOwner } from '../../notices/tell-owner.ts';
import type { Source } from '../../source.ts';
import { lockOwner } from '../owners/lock-owner.ts';
import { requireMayComplete } from '../owners/require-room.ts';
import { admitAnswer } from '../owners/tries.ts';
import { requireCode, requireCredential, requireProved } from '../rules/answer.ts';
import { requireOpen } from '../rules/challenge.ts';
import { isVerified, verify } from '../rules/factor.ts';
import {
  closeChallenge,
  countTry,
  deleteUnverifiedFactors,
  findChallenge,
  getFactor,
  saveFactor,
} from '../rules/queries.ts';
import { requireOwnType, requireSwitchedOn } from '../rules/switches.ts';
import { raiseSession } from '../session-levels/raise-session.ts';
import { type Answer, proves } from './check-answer.ts';

/** Answers a challenge. The first right answer completes the enrolment, and each raises the session to aal2. */
export async function verifyFactor(
  deps: Deps,
  actor: Actor,
  factorId: string,
  answer: Answer,
  source: Source,
): Promise<AuthSession> {
  const { db, config } = deps;
  const { id, factorType } = await getFactor(db, actor.id, factorId);
  const type = requireOwnType(factorType);
  if (type === 'webauthn') requireCredential(answer.webauthn);
  else requireCode(answer.code);
  requireSwitchedOn(config, 'verify', type);
  const raised = await db.transaction((tx) => answerChallenge(deps, tx, actor, id, answer, source));
  // Thrown only now: that it was tried has to be committed.
  return requireProved(raised, type);
}

async function answerChallenge(
  deps: Deps,
  tx: Tx,
  actor: Actor,
  factorId: string,
  answer: Answer,
  source: Source,
): Promise<AuthSession | undefined> {
  const owner = await lockOwner(tx, actor);
  const { user, session } = owner;
  const factor = await getFactor(tx, user.id, factorId);
  await requireMayComplete(deps, tx, owner, factor);
  const asked = { factorId, sessionId: session.id, id: answer.challenge_id };
  const challenge = requireOpen(await findChallenge(tx, asked), source.address, deps.now());
  const { countWrong, forgetWrong } = await admitAnswer(deps, tx, factor, source);
  if (!(await proves(deps, tx, factor, challenge, answer))) {
    await countWrong();
    await countTry(tx, challenge.id);
    return undefined;
  }
  await closeChallenge(tx, challenge.id, deps.now());
  if (!isVerified(factor)) {
    await saveFactor(tx, factor, verify(factor, deps.now()));
    await tellOwner(deps, tx, user.id, 'factor_added');
  }
  await deleteUnverifiedFactors(tx, user.id, factor.factorType);
  await forgetWrong();
  return raiseSession(deps, tx, session, factor, source);
}
