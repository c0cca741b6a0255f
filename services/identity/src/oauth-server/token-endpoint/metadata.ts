import {
  oauthAuthMethods,
  oauthGrantTypes,
  oauthScopes,
} from '@sidework/contracts/identity/oauth-server/auth-oauth';
import { apiUrl } from '../../api-url.ts';
import type { Deps } from '../../deps.ts';

/** RFC 8414 and OpenID Connect Discovery 1.0; one document serves both. */
export function metadataOf({ config, signer }: Deps): Record<string, unknown> {
  const algorithm = signer.published.keys[0]?.alg ?? 'HS256';
  return {
    issuer: config.JWT_ISSUER,
    authorization_endpoint: apiUrl(config, '/oauth/authorize'),
    token_endpoint: apiUrl(config, '/oauth/token'),
    userinfo_endpoint: apiUrl(config, '/oauth/userinfo'),
    jwks_uri: apiUrl(config, '/.well-known/jwks.json'),
    ...(config.GOTRUE_OAUTH_SERVER_ALLOW_DYNAMIC_REGISTRATION && {
      registration_endpoint: apiUrl(config, '/oauth/clients/register'),
    }),
    scopes_supported: oauthScopes,
    response_types_supported: ['code'],
    response_modes_supported: ['query'],
    grant_types_supported: oauthGrantTypes,
    subject_types_supported: ['public'],
    id_token_signing_alg_values_supported: [algorithm],
    token_endpoint_auth_methods_supported: oauthAuthMethods,
    code_challenge_methods_supported: ['S256'],
    claims_supported: [
      'sub',
      'iss',
      'aud',
      'exp',
      'iat',
      'auth_time',
      'nonce',
      'at_hash',
      'email',
      'email_verified',
      'name',
      'picture',
      'preferred_username',
      'updated_at',
      'phone_number',
      'phone_number_verified',
    ],
  };
}
