import { isVerifierOf } from '../../flow-states/verifier.ts';
import { OauthRefusal } from '../../refusals/oauth-refusal.ts';
import type { OauthClient } from '../applications/table.ts';
import type { OauthAuthorization } from '../authorization/table.ts';

export interface Exchange {
  code?: string | undefined;
  redirect_uri?: string | undefined;
  code_verifier?: string | undefined;
}

export type Granted = OauthAuthorization & { userId: string };

const invalid = (why: string) => new OauthRefusal('invalid_grant', why);

export const notACode = () => invalid('Invalid authorization code');

export function codeOf({ code }: Exchange): string {
  if (!code) throw new OauthRefusal('invalid_request', 'code is required for this grant');
  return code;
}

/** A code opens something for the application alone that it was given to. */
export function requireGivenTo(
  authorization: OauthAuthorization | undefined,
  client: OauthClient,
): OauthAuthorization {
  if (authorization?.clientId !== client.id) throw notACode();
  return authorization;
}

export function requireUsable(
  authorization: OauthAuthorization,
  { redirect_uri, code_verifier }: Exchange,
  now: Date,
): Granted {
  const { userId, status, expiresAt, redirectUri } = authorization;
  if (status !== 'approved' || userId === null) throw notACode();
  if (expiresAt <= now) throw invalid('Authorization code has expired');
  if (redirect_uri !== undefined && redirect_uri !== redirectUri)
    throw invalid('Invalid redirect_uri');
  if (!isVerifierOf(authorization, code_verifier)) throw invalid('PKCE verification failed');
  return { ...authorization, userId };
}

/** The page may have been taken from the application since the person was sent back to it. */
export function requireOwnPage(client: OauthClient | undefined, { redirectUri }: Granted): void {
  if (!client?.redirectUris.includes(redirectUri)) throw invalid('Invalid redirect_uri');
}

export function requireLetIn(isLetIn: boolean): void {
  if (!isLetIn) throw invalid('The person lets this application in no longer');
}
