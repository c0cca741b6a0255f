import type { Actor } from '@sidework/chassis/actor';
import type { Tx } from '@sidework/chassis/db';
import type { OauthAuthorizationDetails } from '@sidework/contracts/identity/auth-oauth';
import { lockUser } from '../accounts/queries.ts';
import type { Deps } from '../deps.ts';
import { refused } from '../refusals/refusal.ts';
import { requireSession } from '../sessions/queries.ts';
import { lockAuthorization, saveAuthorization } from './authorization-queries.ts';
import { backTo } from './authorize.ts';
import { getClient } from './client-queries.ts';
import { findGrant, saveGrant } from './grant-queries.ts';
import { hashOf, newSecret } from './secrets.ts';
import type { OauthAuthorization } from './table.ts';
import { toApplication } from './view.ts';

interface Redirection {
  redirect_url: string;
}

/** What an application asks of the actor; one that was let in before goes on at once. */
export function authorizationDetails(
  deps: Deps,
  actor: Actor,
  id: string,
): Promise<OauthAuthorizationDetails | Redirection> {
  return deps.db.transaction(async (tx) => {
    const user = await requirePerson(tx, actor);
    const authorization = await pendingFor(deps, tx, actor, id);
    const client = await getClient(tx, authorization.clientId);
    const own = { ...authorization, userId: actor.id };
    const grant = await findGrant(tx, actor.id, client.id);
    if (grant && scopesOf(own).every((scope) => grant.scopes.includes(scope)))
      return approve(deps, tx, own);
    await saveAuthorization(tx, own);
    return {
      authorization_id: own.id,
      redirect_uri: own.redirectUri,
      client: toApplication(client),
      user: { id: actor.id, email: user.email ?? '' },
      scope: own.scope,
    };
  });
}

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
    await requirePerson(tx, actor);
    const authorization = await pendingFor(deps, tx, actor, id);
    // Nobody decides on what they have not been shown.
    if (!authorization.userId) throw refused('oauth_authorization_not_found');
    await getClient(tx, authorization.clientId);
    if (action === 'deny') return deny(deps, tx, authorization);
    await grantAll(deps, tx, actor.id, authorization);
    return approve(deps, tx, authorization);
  });
}

/** Children let nobody else know who they are. */
async function requirePerson(tx: Tx, actor: Actor) {
  const user = await lockUser(tx, actor.id);
  await requireSession(tx, actor);
  if (!user) throw refused('user_not_found');
  if (actor.accountType === 'sidework_kids') throw refused('not_admin');
  return user;
}

async function pendingFor(
  { now }: Deps,
  tx: Tx,
  { id: userId }: Actor,
  id: string,
): Promise<OauthAuthorization> {
  const authorization = await lockAuthorization(tx, id);
  const isOthers = authorization.userId !== null && authorization.userId !== userId;
  if (isOthers || authorization.expiresAt <= now()) throw refused('oauth_authorization_not_found');
  if (authorization.status !== 'pending')
    throw refused('validation_failed', 'authorization request cannot be processed');
  return authorization;
}

async function grantAll({ now }: Deps, tx: Tx, userId: string, asked: OauthAuthorization) {
  const { clientId } = asked;
  const known = await findGrant(tx, userId, clientId);
  const scopes = [...new Set([...(known?.scopes ?? []), ...scopesOf(asked)])];
  await saveGrant(tx, { userId, clientId, scopes, grantedAt: now() });
}

const codeLifetime = 60_000;

async function approve({ now }: Deps, tx: Tx, asked: OauthAuthorization): Promise<Redirection> {
  const code = newSecret();
  const decidedAt = now();
  await saveAuthorization(tx, {
    ...asked,
    status: 'approved',
    codeHash: hashOf(code),
    decidedAt,
    expiresAt: new Date(decidedAt.getTime() + codeLifetime),
  });
  return { redirect_url: backTo(asked.redirectUri, asked.state, { code }) };
}

async function deny({ now }: Deps, tx: Tx, asked: OauthAuthorization): Promise<Redirection> {
  await saveAuthorization(tx, { ...asked, status: 'denied', decidedAt: now() });
  const told = { error: 'access_denied', error_description: 'User denied the request' };
  return { redirect_url: backTo(asked.redirectUri, asked.state, told) };
}

const scopesOf = ({ scope }: OauthAuthorization) => scope.split(' ').filter(Boolean);
