import { decodeJwt, decodeProtectedHeader, errors, type JWTPayload, jwtVerify } from 'jose';
import type { Deps } from '../../deps.ts';
import { refused } from '../../refusals/refusal.ts';
import type { OidcProvider } from '../rules/oidc.ts';
import type { ProviderSettings } from '../rules/oidc-settings.ts';
import { requireAccessToken, requireAudience, requireNonce, requireReadable } from './id-token.ts';

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
  requireReadable(saysIssuer(token, issuer));
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
  requireAccessToken(claims, decodeProtectedHeader(token).alg, binding.access_token);
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
    requireReadable(!(error instanceof errors.JOSEError) || isOfKeys(error));
    log.warn({ err: error, provider: name }, 'a provider does not give its keys');
    throw refused('unavailable');
  }
}

/** Whether it is the answer with the keys that is wrong; one without a status of its own has no name of its own either. */
const isOfKeys = (error: errors.JOSEError) =>
  error instanceof errors.JWKSTimeout ||
  error instanceof errors.JWKSInvalid ||
  error.code === 'ERR_JOSE_GENERIC';
