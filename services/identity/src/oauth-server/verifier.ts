import { createHash } from 'node:crypto';
import { fits, hashOf } from './secrets.ts';
import type { OauthAuthorization } from './table.ts';

/** RFC 7636, 4.6. */
export function isVerifierOf(
  { codeChallenge, codeChallengeMethod }: OauthAuthorization,
  verifier: string | undefined,
): boolean {
  if (!codeChallenge || !verifier) return false;
  const shown =
    codeChallengeMethod === 'plain'
      ? verifier
      : createHash('sha256').update(verifier).digest('base64url');
  return fits(shown, hashOf(codeChallenge));
}
