import type { Config } from '../config.ts';
import { refused } from '../refusals/refusal.ts';

/** Whose ID tokens GoTrue knows by their names; a refusal says the issuer, which a client can compare with its token. */
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
