import { authorizationCodeGrant, fetchUserInfo } from 'openid-client';
import type { Deps } from '../../deps.ts';
import type { FlowState } from '../../flow-states/table.ts';
import type { Claims, ProviderPerson } from '../../identities/provider-person.ts';
import { callbackUrl } from '../rules/callback-url.ts';
import { knownByProvider } from '../rules/known-by-provider.ts';
import { type OidcProvider, providerCalled } from '../rules/oidc.ts';
import { translateFailure } from '../rules/translate-failure.ts';
import { requireClaims, requireCode } from './returned-flow.ts';

export interface Redeemed {
  person: ProviderPerson;
  /** The provider's own tokens, for the client that asked for them. */
  accessToken: string;
  refreshToken: string | undefined;
}

/** Exchanges what a provider sent along for who the person is; its ID token is verified against its keys. */
export async function redeemCode(
  deps: Deps,
  flow: FlowState,
  answer: URLSearchParams,
): Promise<Redeemed> {
  requireCode(answer);
  const provider = await providerCalled(deps, flow.providerType);
  const url = new URL(callbackUrl(deps.config));
  url.search = answer.toString();
  try {
    const tokens = await authorizationCodeGrant(provider.client, url, {
      pkceCodeVerifier: deps.seal.open(flow.providerVerifier ?? ''),
      expectedState: answer.get('state') ?? '',
      expectedNonce: flow.nonce ?? '',
      idTokenExpected: true,
    });
    const claims = requireClaims(tokens.claims());
    return {
      person: knownByProvider(await withAddress(provider, claims, tokens.access_token)),
      accessToken: tokens.access_token,
      refreshToken: tokens.refresh_token,
    };
  } catch (error) {
    throw translateFailure(deps, flow.providerType, error);
  }
}

/** An ID token may leave the address to the provider's user info. */
async function withAddress(
  { client }: OidcProvider,
  claims: Claims & { sub: string },
  accessToken: string,
): Promise<Claims & { sub: string }> {
  if (claims.email !== undefined || !client.serverMetadata().userinfo_endpoint) return claims;
  return { ...claims, ...(await fetchUserInfo(client, accessToken, claims.sub)) };
}
