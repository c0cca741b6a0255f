import type { Tx } from '@sidework/chassis/db/db';
import type { Actor } from '@sidework/chassis/http/actor';
import type { Deps } from '../../deps.ts';
import { findGrant, saveGrant } from '../grants/queries.ts';
import { approve, type Redirection } from './approve.ts';
import { backTo, denied, requireShown, scopesOf, wordOf } from './authorization.ts';
import { pendingFor } from './pending-authorization.ts';
import { saveAuthorization } from './queries.ts';
import type { OauthAuthorization } from './table.ts';

/** The actor's word on what an application asks, and the way back to it. */
export async function decide(
  deps: Deps,
  actor: Actor,
  id: string,
  action: string | undefined,
): Promise<Redirection> {
  const word = wordOf(action);
  return deps.db.transaction(async (tx) => {
    const { user, authorization } = await pendingFor(deps, tx, actor, id);
    requireShown(authorization);
    if (word === 'deny') return deny(deps, tx, authorization);
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
  await saveAuthorization(tx, denied(asked, now()));
  const told = { error: 'access_denied', error_description: 'User denied the request' };
  return { redirect_url: backTo(asked.redirectUri, asked.state, told) };
}
