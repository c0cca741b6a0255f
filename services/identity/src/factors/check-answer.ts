import type { Tx } from '@sidework/chassis/db';
import type { Deps } from '../deps.ts';
import {
  type Credential,
  readAssertion,
  verifyAssertion,
  verifyCreation,
} from '../passkeys/ceremonies.ts';
import { relyingPartyOf } from '../passkeys/relying-party.ts';
import { refused } from '../refusals/refusal.ts';
import { isCredentialTaken, keepCredential, noteCount, takeTimeStep } from './queries.ts';
import type { Factor, FactorChallenge } from './table.ts';
import { timeStepOf } from './totp.ts';

export interface Answer {
  challenge_id?: string | undefined;
  code?: string | null | undefined;
  webauthn?: { type?: string | undefined; credential_response?: unknown } | null | undefined;
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
      return factor.status === 'verified'
        ? provesKey(deps, tx, factor, challenge, answer)
        : makesKey(deps, tx, factor, challenge, answer);
    case 'recovery_code':
      return false;
  }
}

const asked = ({ config }: Deps, { webauthnChallenge }: FactorChallenge) => ({
  rp: relyingPartyOf(config),
  challenge: webauthnChallenge ?? '',
  demand: 'second' as const,
});

async function makesKey(
  deps: Deps,
  tx: Tx,
  factor: Factor,
  challenge: FactorChallenge,
  { webauthn }: Answer,
): Promise<boolean> {
  if (webauthn?.type !== 'create') return false;
  const made = await verifyCreation(asked(deps, challenge), webauthn.credential_response);
  if (!made) return false;
  if (await isCredentialTaken(tx, made.id)) throw refused('webauthn_credential_exists');
  await keepCredential(tx, factor.id, made);
  return true;
}

async function provesKey(
  deps: Deps,
  tx: Tx,
  factor: Factor,
  challenge: FactorChallenge,
  { webauthn }: Answer,
): Promise<boolean> {
  const assertion = readAssertion(webauthn?.credential_response);
  if (webauthn?.type !== 'request' || assertion?.id !== factor.credentialId) return false;
  const used = await verifyAssertion(asked(deps, challenge), assertion, toCredential(factor));
  if (!used) return false;
  await noteCount(tx, factor.id, used.signatureCount);
  return true;
}

const toCredential = (factor: Factor): Credential => ({
  id: factor.credentialId ?? '',
  publicKey: factor.publicKey ?? '',
  signatureCount: factor.signatureCount ?? 0,
  transports: factor.transports ?? [],
});
