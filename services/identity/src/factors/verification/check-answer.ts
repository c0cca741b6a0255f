import type { Tx } from '@sidework/chassis/db/db';
import type { Deps } from '../../deps.ts';
import type { KeyAnswer } from '../rules/answer.ts';
import { isVerified } from '../rules/factor.ts';
import { takeTimeStep } from '../rules/queries.ts';
import type { Factor, FactorChallenge } from '../rules/table.ts';
import { timeStepOf } from '../rules/totp.ts';
import { makesKey, provesKey } from './check-key.ts';

export interface Answer {
  challenge_id?: string | undefined;
  code?: string | null | undefined;
  webauthn?: KeyAnswer | null | undefined;
}

/** Whether an answer proves the factor; what may serve once is used up by it. */
export async function proves(
  deps: Deps,
  tx: Tx,
  factor: Factor,
  challenge: FactorChallenge,
  answer: Answer,
): Promise<boolean> {
  const code = answer.code ?? '';
  switch (factor.factorType) {
    case 'totp': {
      const timeStep = timeStepOf(deps.seal.open(factor.sealedSecret ?? ''), code, deps.now());
      return timeStep !== undefined && takeTimeStep(tx, factor.id, timeStep);
    }
    case 'phone':
      return challenge.codeHash === deps.seal.digest(challenge.id, code);
    case 'webauthn':
      return isVerified(factor)
        ? provesKey(deps, tx, factor, challenge, answer.webauthn)
        : makesKey(deps, tx, factor, challenge, answer.webauthn);
    case 'recovery_code':
      return false;
  }
}
