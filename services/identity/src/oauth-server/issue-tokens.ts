import type { OauthTokens } from '@sidework/contracts/identity/auth-oauth';
import type { Deps } from '../deps.ts';
import { findSessionOfToken } from '../sessions/queries.ts';
import { refreshSession } from '../sessions/refresh-session.ts';
import { hashOf } from '../sessions/refresh-tokens.ts';
import type { Source } from '../source.ts';
import { authenticateClient } from './authenticate-client.ts';
import { exchangeCode } from './exchange-code.ts';
import { OauthRefusal } from './oauth-refusal.ts';
import { toTokens } from './tokens.ts';

export interface TokenRequest {
  grant_type?: string | undefined;
  code?: string | undefined;
  refresh_token?: string | undefined;
  redirect_uri?: string | undefined;
  client_id?: string | undefined;
  client_secret?: string | undefined;
  code_verifier?: string | undefined;
}

/** Tokens of an application, for the code that a person's word gave it, or for its refresh token. */
export async function issueTokens(
  deps: Deps,
  asked: TokenRequest,
  authorization: string | undefined,
  source: Source,
): Promise<OauthTokens> {
  const { grant_type: type } = asked;
  if (!type) throw new OauthRefusal('invalid_request', 'grant_type is required');
  const client = await authenticateClient(deps, asked, authorization);
  if (!client.grantTypes.includes(type))
    throw new OauthRefusal(
      'unsupported_grant_type',
      'Client is not allowed to use this grant type',
    );
  if (type === 'authorization_code') return exchangeCode(deps, client, asked, source);
  if (!asked.refresh_token)
    throw new OauthRefusal('invalid_request', 'refresh_token is required for this grant');
  const session = await refreshSession(deps, asked.refresh_token, source, client.id);
  const renewed = await findSessionOfToken(deps.db, hashOf(session.refresh_token));
  return toTokens(client, session, renewed?.oauthScope ?? '');
}
