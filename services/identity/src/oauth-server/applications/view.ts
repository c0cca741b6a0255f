import type { OauthClientView } from '@sidework/contracts/identity/oauth-server/auth-oauth';
import type { OauthClient } from './table.ts';

/** As administrators and the application itself see it; its secret is known only when it is made. */
export const toOauthClient = (client: OauthClient, secret?: string): OauthClientView => ({
  client_id: client.id,
  client_name: client.name,
  ...(secret !== undefined && { client_secret: secret }),
  client_type: client.clientType,
  token_endpoint_auth_method: client.tokenEndpointAuthMethod,
  registration_type: client.registrationType,
  ...(client.uri && { client_uri: client.uri }),
  ...(client.logoUri && { logo_uri: client.logoUri }),
  redirect_uris: client.redirectUris,
  grant_types: client.grantTypes,
  response_types: client.responseTypes,
  ...(client.scope && { scope: client.scope }),
  created_at: client.createdAt.toISOString(),
  updated_at: client.updatedAt.toISOString(),
});
