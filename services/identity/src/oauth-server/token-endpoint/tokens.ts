import type { AuthSession } from '@sidework/contracts/identity/accounts/auth';
import type { OauthTokens } from '@sidework/contracts/identity/oauth-server/auth-oauth';
import type { OauthClient } from '../applications/table.ts';

/** A session as an application gets it: without the person, and with a refresh token only where it may use one. */
export const toTokens = (
  { grantTypes }: OauthClient,
  { access_token, token_type, expires_in, refresh_token }: AuthSession,
  scope: string,
  idToken?: string,
): OauthTokens => ({
  access_token,
  token_type,
  expires_in,
  ...(grantTypes.includes('refresh_token') && { refresh_token }),
  scope,
  ...(idToken !== undefined && { id_token: idToken }),
});
