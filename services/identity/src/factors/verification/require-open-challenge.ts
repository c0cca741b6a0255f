import { refused } from '../../refusals/refusal.ts';
import type { Source } from '../../source.ts';
import type { FactorChallenge } from '../rules/table.ts';

const mostTries = 5;

/** GoTrue tells a challenge that was answered before from one of another address by nothing. */
export function requireOpenChallenge(
  challenge: FactorChallenge | undefined,
  { address }: Source,
  now: Date,
): FactorChallenge {
  if (!challenge)
    throw refused('mfa_factor_not_found', 'MFA factor with the provided challenge ID not found', {
      status: 422,
    });
  if (challenge.verifiedAt || challenge.address !== address)
    throw refused('mfa_ip_address_mismatch');
  if (challenge.expiresAt <= now || challenge.tries >= mostTries)
    throw refused(
      'mfa_challenge_expired',
      `MFA challenge ${challenge.id} has expired, verify against another challenge or create a new challenge.`,
    );
  return challenge;
}
