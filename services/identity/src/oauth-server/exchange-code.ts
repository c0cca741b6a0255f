import type { Tx } from '@sidework/chassis/db/db';
import type { OauthTokens } from '@sidework/contracts/identity/auth-oauth';
import { lockUser } from '../accounts/queries.ts';
import type { Deps } from '../deps.ts';
import { isVerifierOf } from '../flow-states/verifier.ts';
import { startSession } from '../sessions/start-session.ts';
import type { Source } from '../source.ts';
import {
  findAuthorizationOfCode,
  lockAuthorization,
  saveAuthorization,
} from './authorization-queries.ts';
import { standingClient } from './client-queries.ts';
import { endApplicationSessions, findGrant } from './grant-queries.ts';
import { idTokenFor } from './id-token.ts';
import { isChild } from './is-child.ts';
import { OauthRefusal } from './oauth-refusal.ts';
import type { OauthAuthorization, OauthClient } from './table.ts';
import { toTokens } from './tokens.ts';

interface Exchange {
  code?: string | undefined;
  redirect_uri?: string | undefined;
  code_verifier?: string | undefined;
}

type Granted = OauthAuthorization & { userId: string };

const invalid = (why: string) => new OauthRefusal('invalid_grant', why);

/** Tokens for the code of an authorization, once; whoever presents it again ends what came of it. */
export async function exchangeCode(
  deps: Deps,
  client: OauthClient,
  asked: Exchange,
  source: Source,
): Promise<OauthTokens> {
  const { code } = asked;
  if (!code) throw new OauthRefusal('invalid_request', 'code is required for this grant');
  const outcome = await deps.db.transaction(async (tx) => {
    const { user, authorization } = await lockGiven(tx, code);
    if (authorization?.clientId !== client.id) throw invalid('Invalid authorization code');
    if (authorization.status === 'exchanged') return endWhatCame(deps, tx, authorization);
    const granted = requireUsable(deps, authorization, asked);
    const { userId, scope } = granted;
    const standing = await standingClient(tx, client.id);
    if (!standing?.redirectUris.includes(granted.redirectUri))
      throw invalid('Invalid redirect_uri');
    if (!user || !(await findGrant(tx, userId, client.id)) || (await isChild(tx, userId)))
      throw invalid('The person lets this application in no longer');
    await saveAuthorization(tx, { ...granted, status: 'exchanged' });
    const session = await startSession(deps, tx, userId, {
      method: 'oauth_provider/authorization_code',
      source,
      oauth: { clientId: client.id, scope },
    });
    const idToken = await idTokenFor(deps, tx, granted, session.access_token);
    return toTokens(client, session, scope, idToken);
  });
  // Thrown only now: the end of the sessions has to be committed.
  if (outcome === 'replay') throw invalid('Invalid authorization code');
  return outcome;
}

/** The user first, as where they decide: who clicks twice and the application must not wait for each other. */
async function lockGiven(tx: Tx, code: string) {
  const asked = await findAuthorizationOfCode(tx, code);
  const user = asked?.userId ? await lockUser(tx, asked.userId) : undefined;
  return { user, authorization: asked && (await lockAuthorization(tx, asked.id)) };
}

function requireUsable(
  { now }: Deps,
  authorization: OauthAuthorization,
  { redirect_uri, code_verifier }: Exchange,
): Granted {
  const { userId, status, expiresAt, redirectUri } = authorization;
  if (status !== 'approved' || userId === null) throw invalid('Invalid authorization code');
  if (expiresAt <= now()) throw invalid('Authorization code has expired');
  if (redirect_uri !== undefined && redirect_uri !== redirectUri)
    throw invalid('Invalid redirect_uri');
  if (!isVerifierOf(authorization, code_verifier)) throw invalid('PKCE verification failed');
  return { ...authorization, userId };
}

/** A code that was stolen may have been used by the thief first (RFC 6749, 4.1.2). */
async function endWhatCame(deps: Deps, tx: Tx, authorization: OauthAuthorization) {
  const { clientId, userId, decidedAt, expiresAt } = authorization;
  if (userId && decidedAt)
    await endApplicationSessions(deps, tx, { clientId, userId, between: [decidedAt, expiresAt] });
  return 'replay' as const;
}
