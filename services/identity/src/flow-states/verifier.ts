import { createHash, timingSafeEqual } from 'node:crypto';
import type { Challenge } from './challenge.ts';

const digest = (text: string) => createHash('sha256').update(text).digest();

/** RFC 7636, 4.6: whether whoever shows `verifier` began with the challenge; never where there was none. */
export function isVerifierOf(
  { codeChallenge, codeChallengeMethod }: Challenge,
  verifier: string | undefined,
): boolean {
  if (!codeChallenge || !verifier) return false;
  const shown = codeChallengeMethod === 'plain' ? verifier : digest(verifier).toString('base64url');
  return timingSafeEqual(digest(codeChallenge), digest(shown));
}
