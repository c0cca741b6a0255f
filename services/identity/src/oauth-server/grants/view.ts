import type {
  OauthApplication,
  OauthGrantView,
} from '@sidework/contracts/identity/oauth-server/auth-oauth';
import type { OauthClient } from '../applications/table.ts';
import type { OauthGrant } from './table.ts';

export const toApplication = ({ id, name, uri, logoUri }: OauthClient): OauthApplication => ({
  id,
  name,
  uri: uri ?? '',
  logo_uri: logoUri ?? '',
});

export const toOauthGrant = (grant: OauthGrant, client: OauthClient): OauthGrantView => ({
  client: toApplication(client),
  scopes: grant.scopes,
  granted_at: grant.grantedAt.toISOString(),
});
