import type { Tx } from '@sidework/chassis/db/db';
import type { OauthTokens } from '@sidework/contracts/identity/oauth-server/auth-oauth';
import { lockUser } from '../../accounts/queries.ts';
import type { Deps } from '../../deps.ts';
import { startSession } from '../../sessions/start-session.ts';
import type { Source } from '../../source.ts';
import { standingClient } from '../applications/queries.ts';
import type { OauthClient } from '../applications/table.ts';
import { isChild } from '../authorization/is-child.ts';
import {
  findAuthorizationOfCode,
  lockAuthorization,
  saveAuthorization,
} from '../authorization/queries.ts';
import type { OauthAuthorization } from '../authorization/table.ts';
import { endApplicationSessions } from '../grants/end-application-sessions.ts';
import { findGrant } from '../grants/queries.ts';
import * as Code from './code.ts';
import { idTokenFor } from './id-token.ts';
import { toTokens } from './tokens.ts';

/** Exchanges a code for tokens, once; a repeated code ends the sessions that came of it. */
export async function exchangeCode(
  deps: Deps,
  client: OauthClient,
  asked: Code.Exchange,
  source: Source,
): Promise<OauthTokens> {
  const code = Code.codeOf(asked);
  const outcome = await deps.db.transaction(async (tx) => {
    const { user, authorization: found } = await lockGiven(tx, code);
    const authorization = Code.requireGivenTo(found, client);
    if (authorization.status === 'exchanged') return endWhatCame(deps, tx, authorization);
    const granted = Code.requireUsable(authorization, asked, deps.now());
    const { userId, scope } = granted;
    Code.requireOwnPage(await standingClient(tx, client.id), granted);
    Code.requireLetIn(user !== undefined && (await isLetIn(tx, userId, client)));
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
  if (outcome === 'replay') throw Code.notACode();
  return outcome;
}

/** The user first, as where they decide: who clicks twice and the application must not wait for each other. */
async function lockGiven(tx: Tx, code: string) {
  const asked = await findAuthorizationOfCode(tx, code);
  const user = asked?.userId ? await lockUser(tx, asked.userId) : undefined;
  return { user, authorization: asked && (await lockAuthorization(tx, asked.id)) };
}

async function isLetIn(tx: Tx, userId: string, client: OauthClient): Promise<boolean> {
  return Boolean(await findGrant(tx, userId, client.id)) && !(await isChild(tx, userId));
}

/** A code that was stolen may have been used by the thief first (RFC 6749, 4.1.2). */
async function endWhatCame(deps: Deps, tx: Tx, authorization: OauthAuthorization) {
  const { clientId, userId, decidedAt, expiresAt } = authorization;
  if (userId && decidedAt)
    await endApplicationSessions(deps, tx, { clientId, userId, between: [decidedAt, expiresAt] });
  return 'replay' as const;
}
