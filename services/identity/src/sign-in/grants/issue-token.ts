import type { AuthSession } from '@sidework/contracts/identity/accounts/auth';
import type { FastifyRequest } from 'fastify';
import type { Deps } from '../../deps.ts';
import type { IdTokenGrant } from '../../providers/id-token/id-token-grant.ts';
import { signInWithIdToken } from '../../providers/id-token/sign-in-with-id-token.ts';
import { refreshSession } from '../../sessions/refresh-session.ts';
import { sourceOf } from '../../source.ts';
import { signIn } from '../passwords/sign-in.ts';
import { exchangeCode } from './exchange-code.ts';
import { refuseGrant } from './grant.ts';

interface Grant extends IdTokenGrant {
  email?: string | undefined;
  phone?: string | undefined;
  password?: string | undefined;
  refresh_token?: string | undefined;
  auth_code?: string | undefined;
  code_verifier?: string | undefined;
}

/** A session for whatever the client shows of its user. */
export function issueToken(
  deps: Deps,
  grantType: string | undefined,
  body: Grant,
  request: FastifyRequest,
): Promise<AuthSession> {
  const source = sourceOf(request, deps.config);
  switch (grantType) {
    case 'password':
      return signIn(deps, body, source);
    case 'refresh_token':
      return refreshSession(deps, body.refresh_token, source);
    case 'pkce':
      return exchangeCode(deps, body, source);
    case 'id_token':
      return signInWithIdToken(deps, body, request);
    default:
      return refuseGrant(grantType);
  }
}
