import { refused } from '../../refusals/refusal.ts';
import type { Factor, FactorChallenge } from './table.ts';

const mostTries = 5;

interface Asking {
  id: string;
  factorId: string;
  sessionId: string;
  address: string | null;
}

/** A challenge is to be answered in the session that asked for it, and from the same address. */
export const begin = (asking: Asking, seconds: number, now: Date): FactorChallenge => ({
  ...asking,
  codeHash: null,
  webauthnChallenge: null,
  tries: 0,
  createdAt: now,
  expiresAt: new Date(now.getTime() + seconds * 1000),
  verifiedAt: null,
});

/** Refuses a challenge that is not open. A client is not told whether it was answered or is of another address. */
export function requireOpen(
  challenge: FactorChallenge | undefined,
  address: string | null,
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

/** One of several simultaneous requests has already sent a code. */
export function requirePauseBetween(
  { lastChallengedAt }: Pick<Factor, 'lastChallengedAt'>,
  frequency: number,
  now: Date,
): void {
  if (!lastChallengedAt) return;
  const left = Math.ceil(frequency - (now.getTime() - lastChallengedAt.getTime()) / 1000);
  if (left > 0)
    throw refused(
      'over_sms_send_rate_limit',
      `For security purposes, you can only request this after ${left} seconds.`,
      { retryAfterSeconds: left },
    );
}
