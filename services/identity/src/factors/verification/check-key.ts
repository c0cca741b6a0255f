import type { Tx } from '@sidework/chassis/db/db';
import type { Deps } from '../../deps.ts';
import {
  type Credential,
  readAssertion,
  verifyAssertion,
  verifyCreation,
} from '../../web-authn/ceremonies.ts';
import { relyingPartyOf } from '../../web-authn/relying-party.ts';
import type { KeyAnswer } from '../rules/answer.ts';
import { countSignature, refusalOfKey, withKey } from '../rules/factor.ts';
import { saveFactor } from '../rules/queries.ts';
import type { Factor, FactorChallenge } from '../rules/table.ts';

const asked = ({ config }: Deps, { webauthnChallenge }: FactorChallenge) => ({
  rp: relyingPartyOf(config),
  challenge: webauthnChallenge ?? '',
  demand: 'second' as const,
});

export async function makesKey(
  deps: Deps,
  tx: Tx,
  factor: Factor,
  challenge: FactorChallenge,
  given: KeyAnswer | null | undefined,
): Promise<boolean> {
  if (given?.type !== 'create') return false;
  const made = await verifyCreation(asked(deps, challenge), given.credential_response);
  if (!made) return false;
  await saveFactor(tx, factor, withKey(factor, made)).catch((error: unknown) => {
    throw refusalOfKey(error);
  });
  return true;
}

/** One that was enrolled has signed, and counts on. */
export async function provesKey(
  deps: Deps,
  tx: Tx,
  factor: Factor,
  challenge: FactorChallenge,
  given: KeyAnswer | null | undefined,
): Promise<boolean> {
  const assertion = readAssertion(given?.credential_response);
  if (given?.type !== 'request' || assertion?.id !== factor.credentialId) return false;
  const used = await verifyAssertion(asked(deps, challenge), assertion, toCredential(factor));
  if (!used) return false;
  // The user is locked, so no second answer with the same count can come in between.
  await saveFactor(tx, factor, countSignature(factor, used.signatureCount));
  return true;
}

const toCredential = (factor: Factor): Credential => ({
  id: factor.credentialId ?? '',
  publicKey: factor.publicKey ?? '',
  signatureCount: factor.signatureCount ?? 0,
  transports: factor.transports ?? [],
});
