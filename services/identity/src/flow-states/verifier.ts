import { createHash } from 'node:crypto';
import { isSame } from '../hashes.ts';
import type { Challenge } from './challenge.ts';

const s256 = (verifier: string) => createHash('sha256').update(verifier).digest('base64url');

/** RFC 7636, 4.6: whether `verifier` belongs to the challenge; false if there was no challenge. */
export function isVerifierOf(
  { codeChallenge, codeChallengeMethod }: Challenge,
  verifier: string | undefined,
): boolean {
  if (!codeChallenge || !verifier) return false;
  const shown = codeChallengeMethod === 'plain' ? verifier : s256(verifier);
  return isSame(codeChallenge, shown);
}
