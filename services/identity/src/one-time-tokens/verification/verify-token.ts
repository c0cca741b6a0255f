import type { AuthSession } from '@sidework/contracts/identity/accounts/auth';
import type { Deps } from '../../deps.ts';
import { startSession } from '../../sessions/start-session.ts';
import type { Source } from '../../source.ts';
import { redeemToken } from '../tokens/redeem-token.ts';
import { acceptedHalf, requireOpened } from './answers.ts';
import { applyVerification } from './apply-verification.ts';
import { readVerification, type VerificationBody } from './verification.ts';

/** A session for who shows that a message reached them; that it did also confirms where it went. */
export async function verifyToken(
  deps: Deps,
  given: VerificationBody,
  source: Source,
): Promise<AuthSession | { msg: string; code: string }> {
  const verification = readVerification(given);
  const outcome = await deps.db.transaction(async (tx) => {
    const taken = await redeemToken(deps, tx, verification, source.device);
    const confirmed = taken && (await applyVerification(deps, tx, taken));
    if (!taken || !confirmed) return undefined;
    if (confirmed === 'half') return { msg: acceptedHalf, code: '200' };
    return startSession(deps, tx, taken.user.id, { method: 'otp', source });
  });
  return requireOpened(outcome, 'token' in verification ? 'link' : 'code');
}
