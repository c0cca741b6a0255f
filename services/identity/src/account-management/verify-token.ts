import type { AuthSession } from '@sidework/contracts/identity/accounts/auth';
import type { Deps } from '../deps.ts';
import { acceptedHalf, requireOpened } from '../one-time-tokens/answers.ts';
import { readProof, type Verification } from '../one-time-tokens/proof.ts';
import { takeProof } from '../one-time-tokens/take-proof.ts';
import { startSession } from '../sessions/start-session.ts';
import type { Source } from '../source.ts';
import { confirmProof } from './confirm-proof.ts';

/** A session for who shows that a message reached them; that it did also confirms where it went. */
export async function verifyToken(
  deps: Deps,
  given: Verification,
  source: Source,
): Promise<AuthSession | { msg: string; code: string }> {
  const proof = readProof(given);
  const outcome = await deps.db.transaction(async (tx) => {
    const taken = await takeProof(deps, tx, proof, source.device);
    const confirmed = taken && (await confirmProof(deps, tx, taken));
    if (!taken || !confirmed) return undefined;
    if (confirmed === 'half') return { msg: acceptedHalf, code: '200' };
    return startSession(deps, tx, taken.user.id, { method: 'otp', source });
  });
  return requireOpened(outcome, 'token' in proof ? 'link' : 'code');
}
