import { type OauthScope, oauthScopes } from '@sidework/contracts/identity/oauth-server/auth-oauth';
import type { User } from '../../accounts/table.ts';
import { type Challenge, readChallenge } from '../../flow-states/challenge.ts';
import { refused } from '../../refusals/refusal.ts';
import { readScopes } from '../../sessions/scopes.ts';
import type { OauthClient } from '../applications/table.ts';
import type { OauthAuthorization } from './table.ts';

/** The parameters of an authorization request (OAuth 2.1, 4.1.1). */
export interface Asked {
  client_id?: string | undefined;
  redirect_uri?: string | undefined;
  response_type?: string | undefined;
  scope?: string | undefined;
  state?: string | undefined;
  nonce?: string | undefined;
  code_challenge?: string | undefined;
  code_challenge_method?: string | undefined;
}

const lifetimeOfCode = 60_000;

export function askerOf({ client_id, redirect_uri }: Asked) {
  if (!client_id) throw refused('validation_failed', 'client_id is required');
  if (!redirect_uri) throw refused('validation_failed', 'redirect_uri is required');
  return { clientId: client_id, redirectUri: redirect_uri };
}

/** The application that asks; the answer goes to a page of its own, and nowhere else. */
export function requireAsker(client: OauthClient | undefined, redirectUri: string): OauthClient {
  if (!client) throw refused('oauth_client_not_found', 'invalid client_id', { status: 400 });
  return requireOwnPage(client, redirectUri);
}

/** The application of a request that waits: it may have been changed or taken away meanwhile. */
export function requireStanding(
  client: OauthClient | undefined,
  { redirectUri }: OauthAuthorization,
): OauthClient {
  if (!client) throw refused('oauth_client_not_found');
  return requireOwnPage(client, redirectUri);
}

/** People are only redirected to a registered page of the application. */
function requireOwnPage(client: OauthClient, redirectUri: string): OauthClient {
  if (!client.redirectUris.includes(redirectUri))
    throw refused('validation_failed', 'invalid redirect_uri');
  return client;
}

export interface Wish {
  scopes: OauthScope[];
  challenge: Challenge;
}

export function wishOf(client: OauthClient, asked: Asked): Wish {
  if ((asked.response_type ?? 'code') !== 'code')
    throw refused('validation_failed', 'Only response_type=code is supported');
  const scopes = scopesFor(client, asked.scope);
  if (!scopes) throw refused('validation_failed', 'The scope is not one that may be asked for');
  const challenge = readChallenge(asked);
  if (!challenge.codeChallenge)
    throw refused(
      'validation_failed',
      'PKCE flow requires both code_challenge and code_challenge_method',
    );
  // OAuth 2.1, 7.5.1: an attacker who reads a plain challenge holds the verifier.
  if (challenge.codeChallengeMethod !== 's256')
    throw refused('validation_failed', 'Only code_challenge_method=S256 is supported');
  return { scopes, challenge };
}

/** RFC 6749, 4.1.2.1: the name of what is wrong with a wish. */
export function errorOf({ response_type, scope }: Asked, client: OauthClient): string {
  if ((response_type ?? 'code') !== 'code') return 'unsupported_response_type';
  return scopesFor(client, scope) ? 'invalid_request' : 'invalid_scope';
}

/** Without a scope the application asks only for the address, as with GoTrue. */
function scopesFor({ scope }: OauthClient, asked: string | undefined) {
  const scopes = readScopes(asked ?? 'email');
  const allowed = scope === null ? oauthScopes : (readScopes(scope) ?? []);
  return scopes?.every((each) => allowed.includes(each)) ? scopes : undefined;
}

/** A request belongs to the first person who opened it; others cannot see it. */
export function requirePending(authorization: OauthAuthorization, userId: string, now: Date) {
  const isOthers = authorization.userId !== null && authorization.userId !== userId;
  if (isOthers || authorization.expiresAt <= now) throw refused('oauth_authorization_not_found');
  if (authorization.status !== 'pending')
    throw refused('validation_failed', 'authorization request cannot be processed');
}

export type Word = 'approve' | 'deny';

export function wordOf(action: string | undefined): Word {
  if (action !== 'approve' && action !== 'deny')
    throw refused('validation_failed', "action must be 'approve' or 'deny'");
  return action;
}

/** A person can only decide on a request that they have seen. */
export function requireShown({ userId }: OauthAuthorization): void {
  if (!userId) throw refused('oauth_authorization_not_found');
}

export const approved = (
  authorization: OauthAuthorization,
  codeHash: string,
  now: Date,
): OauthAuthorization => ({
  ...authorization,
  status: 'approved',
  codeHash,
  decidedAt: now,
  expiresAt: new Date(now.getTime() + lifetimeOfCode),
});

export const denied = (authorization: OauthAuthorization, now: Date): OauthAuthorization => ({
  ...authorization,
  status: 'denied',
  decidedAt: now,
});

/** The way back to the application, which finds its own request by the state. */
export function backTo(
  redirectUri: string,
  state: string | null,
  told: Record<string, string>,
): string {
  const url = new URL(redirectUri);
  for (const [name, value] of Object.entries(told)) url.searchParams.set(name, value);
  if (state !== null) url.searchParams.set('state', state);
  return url.href;
}

export const scopesOf = ({ scope }: OauthAuthorization) => scope.split(' ').filter(Boolean);

export function requireOwner(user: User | undefined): User {
  if (!user) throw refused('user_not_found');
  return user;
}

/** A child's identity is shared with no application. */
export function requireMayLetIn(isChild: boolean): void {
  if (isChild) throw refused('not_admin');
}
