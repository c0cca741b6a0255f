import { createHash } from 'node:crypto';
import { decodeJwt, decodeProtectedHeader, errors, type JWTPayload, jwtVerify } from 'jose';
import type { Deps } from '../deps.ts';
import { hashOf, isSame } from '../hashes.ts';
import { refused } from '../refusals/refusal.ts';
import type { OidcProvider, ProviderSettings } from './oidc.ts';

/** Values beside the token that it is compared with. */
export interface TokenBinding {
  nonce?: string | undefined;
  access_token?: string | undefined;
}

const algorithms = [
  'RS256',
  'RS384',
  'RS512',
  'PS256',
  'PS384',
  'PS512',
  'ES256',
  'ES384',
  'ES512',
];
const leeway = 5;

/** Looked at before a provider is asked for its keys: what it never made is no reason to. */
export function requireFrom({ issuer }: ProviderSettings, token: string) {
  if (!saysIssuer(token, issuer)) throw refused('validation_failed', 'Bad ID token');
}

function saysIssuer(token: string, issuer: string): boolean {
  try {
    const { alg = '' } = decodeProtectedHeader(token);
    const { iss = '' } = decodeJwt(token);
    return algorithms.includes(alg) && withoutSlash(iss) === withoutSlash(issuer);
  } catch {
    return false;
  }
}

const withoutSlash = (url: string) => url.replace(/\/$/, '');

/** The claims of an ID token that a client got from a provider by itself (OpenID Connect Core 3.1.3.7). */
export async function verifyIdToken(
  deps: Deps,
  provider: OidcProvider,
  token: string,
  binding: TokenBinding,
): Promise<JWTPayload & { sub: string }> {
  const claims = await verified(deps, provider, token);
  requireAudience(claims, provider.settings.clientId);
  if (!provider.settings.skipNonceCheck) requireNonce(claims, binding.nonce);
  requireAccessToken(claims, token, binding.access_token);
  return claims;
}

async function verified({ now, log }: Deps, { name, client, keys }: OidcProvider, token: string) {
  try {
    const { payload } = await jwtVerify(token, keys, {
      issuer: client.serverMetadata().issuer,
      algorithms,
      requiredClaims: ['sub', 'aud', 'exp', 'iat'],
      clockTolerance: leeway,
      currentDate: now(),
    });
    if (!payload.sub) throw new errors.JWTInvalid('The token names nobody.');
    return { ...payload, sub: payload.sub };
  } catch (error) {
    if (error instanceof errors.JOSEError && !isOfKeys(error))
      throw refused('validation_failed', 'Bad ID token');
    log.warn({ err: error, provider: name }, 'a provider does not give its keys');
    throw refused('unavailable');
  }
}

/** Whether it is the answer with the keys that is wrong; one without a status of its own has no name of its own either. */
const isOfKeys = (error: errors.JOSEError) =>
  error instanceof errors.JWKSTimeout ||
  error instanceof errors.JWKSInvalid ||
  error.code === 'ERR_JOSE_GENERIC';

function requireAudience({ aud, azp }: JWTPayload, clientId: string) {
  const audience = [aud ?? []].flat();
  const isOurs = audience.includes(clientId) && (azp === undefined || azp === clientId);
  if (!isOurs) throw refused('unexpected_audience');
}

/** The provider got only the hash, so an attacker who reads the token there cannot use it. */
function requireNonce({ nonce }: JWTPayload, given: string | undefined) {
  if ((nonce === undefined) !== (given === undefined))
    throw refused(
      'validation_failed',
      'Passed nonce and nonce in id_token should either both exist or not.',
    );
  if (given === undefined) return;
  if (typeof nonce !== 'string' || !isSame(nonce, hashOf(given)))
    throw refused('validation_failed', 'Nonces mismatch');
}

/** OpenID Connect Core 3.1.3.6: the left half of the hash that the token's algorithm uses. */
function requireAccessToken(
  { at_hash }: JWTPayload,
  token: string,
  accessToken: string | undefined,
) {
  if (accessToken === undefined || at_hash === undefined) return;
  const size = decodeProtectedHeader(token).alg?.slice(-3) ?? '256';
  const hash = createHash(`sha${size}`).update(accessToken).digest();
  const half = hash.subarray(0, hash.length / 2).toString('base64url');
  if (typeof at_hash !== 'string' || !isSame(at_hash, half))
    throw refused('validation_failed', 'Bad ID token');
}
