import { createHash } from 'node:crypto';
import type { JWTPayload } from 'jose';
import { hashOf, isSame } from '../../hashes.ts';
import { refused } from '../../refusals/refusal.ts';

const badToken = () => refused('validation_failed', 'Bad ID token');

export function requireReadable(isReadable: boolean): void {
  if (!isReadable) throw badToken();
}

export function requireAudience({ aud, azp }: JWTPayload, clientId: string): void {
  const audience = [aud ?? []].flat();
  const isOurs = audience.includes(clientId) && (azp === undefined || azp === clientId);
  if (!isOurs) throw refused('unexpected_audience');
}

/** The provider got only the hash, so an attacker who reads the token there cannot use it. */
export function requireNonce({ nonce }: JWTPayload, given: string | undefined): void {
  if ((nonce === undefined) !== (given === undefined))
    throw refused(
      'validation_failed',
      'Passed nonce and nonce in id_token should either both exist or not.',
    );
  if (given === undefined) return;
  if (typeof nonce !== 'string' || !isSame(nonce, hashOf(given)))
    throw refused('validation_failed', 'Nonces mismatch');
}

/** OpenID Connect Core 3.1.3.6: `at_hash` is the left half of the hash that the token's algorithm uses. */
export function requireAccessToken(
  { at_hash }: JWTPayload,
  algorithm: string | undefined,
  accessToken: string | undefined,
): void {
  if (accessToken === undefined || at_hash === undefined) return;
  const hash = createHash(`sha${algorithm?.slice(-3) ?? '256'}`)
    .update(accessToken)
    .digest();
  const half = hash.subarray(0, hash.length / 2).toString('base64url');
  if (typeof at_hash !== 'string' || !isSame(at_hash, half)) throw badToken();
}
