import type { Config } from '../../config.ts';
import { refused } from '../../refusals/refusal.ts';

/**
 * The issuers that GoTrue knows by name; a refusal names the issuer, so that a client can compare it with its token.
 */
const issuers = new Map([
  ['google', 'https://accounts.google.com'],
  ['apple', 'https://appleid.apple.com'],
  ['facebook', 'https://www.facebook.com'],
  ['kakao', 'https://kauth.kakao.com'],
]);

export function requireIssuerEnabled(
  { OIDC_PROVIDERS }: Pick<Config, 'OIDC_PROVIDERS'>,
  provider: string,
) {
  const issuer = issuers.get(provider);
  if (issuer && !Object.hasOwn(OIDC_PROVIDERS, provider))
    throw refused('provider_disabled', `Provider (issuer "${issuer}") is not enabled`);
}
