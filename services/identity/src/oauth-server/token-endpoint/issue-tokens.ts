import type { OauthTokens } from '@sidework/contracts/identity/oauth-server/auth-oauth';
import type { Deps } from '../../deps.ts';
import { hashOf } from '../../hashes.ts';
import { findSessionOfToken } from '../../sessions/queries.ts';
import { refreshSession } from '../../sessions/refresh-session.ts';
import type { Source } from '../../source.ts';
import { authenticateClient } from '../applications/authenticate-client.ts';
import { exchangeCode } from './exchange-code.ts';
import { grantTypeOf, refreshTokenOf, requireMayUse, type TokenRequest } from './token-request.ts';
import { toTokens } from './tokens.ts';

/** Tokens of an application, for the code that a person's word gave it, or for its refresh token. */
export async function issueTokens(
  deps: Deps,
  asked: TokenRequest,
  authorization: string | undefined,
  source: Source,
): Promise<OauthTokens> {
  const type = grantTypeOf(asked);
  const client = await authenticateClient(deps, asked, authorization);
  requireMayUse(client, type);
  if (type === 'authorization_code') return exchangeCode(deps, client, asked, source);
  const session = await refreshSession(deps, refreshTokenOf(asked), source, client.id);
  const renewed = await findSessionOfToken(deps.db, hashOf(session.refresh_token));
  return toTokens(client, session, renewed?.oauthScope ?? '');
}
