import type { Tx } from '@sidework/chassis/db/db';
import type { Actor } from '@sidework/chassis/http/actor';
import type { Deps } from '../deps.ts';
import { refused } from '../refusals/refusal.ts';
import { approve, type Redirection, scopesOf } from './approve.ts';
import { saveAuthorization } from './authorization-queries.ts';
import { backTo } from './authorize.ts';
import { findGrant, saveGrant } from './grant-queries.ts';
import { pendingFor } from './pending-authorization.ts';
import type { OauthAuthorization } from './table.ts';

/** The actor's word on what an application asks, and the way back to it. */
export async function decide(
  deps: Deps,
  actor: Actor,
  id: string,
  action: string | undefined,
): Promise<Redirection> {
  if (action !== 'approve' && action !== 'deny')
    throw refused('validation_failed', "action must be 'approve' or 'deny'");
  return deps.db.transaction(async (tx) => {
    const { user, authorization } = await pendingFor(deps, tx, actor, id);
    // Nobody decides on what they have not been shown.
    if (!authorization.userId) throw refused('oauth_authorization_not_found');
    if (action === 'deny') return deny(deps, tx, authorization);
    await grantAll(deps, tx, user.id, authorization);
    return approve(deps, tx, authorization);
  });
}

async function grantAll({ now }: Deps, tx: Tx, userId: string, asked: OauthAuthorization) {
  const { clientId } = asked;
  const known = await findGrant(tx, userId, clientId);
  const scopes = [...new Set([...(known?.scopes ?? []), ...scopesOf(asked)])];
  await saveGrant(tx, { userId, clientId, scopes, grantedAt: now() });
}

async function deny({ now }: Deps, tx: Tx, asked: OauthAuthorization): Promise<Redirection> {
  await saveAuthorization(tx, { ...asked, status: 'denied', decidedAt: now() });
  const told = { error: 'access_denied', error_description: 'User denied the request' };
  return { redirect_url: backTo(asked.redirectUri, asked.state, told) };
}
