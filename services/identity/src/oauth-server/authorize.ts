import { randomUUID } from 'node:crypto';
import { oauthScopes } from '@sidework/contracts/identity/auth-oauth';
import type { Deps } from '../deps.ts';
import { readChallenge } from '../flow-states/begin-flow.ts';
import { siteUrl } from '../redirects.ts';
import { AuthRefusal, refused } from '../refusals/refusal.ts';
import { readScopes } from '../sessions/scopes.ts';
import { insertAuthorization } from './authorization-queries.ts';
import { findClient } from './client-queries.ts';
import type { OauthClient } from './table.ts';

/** What an application asks for (OAuth 2.1, 4.1.1). */
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

/**
 * Keeps what an application asks for and gives the address of the page that asks the person. Only who asks to be sent
 * to an address of its own is told there what is wrong: nobody else is sent anywhere.
 */
export async function authorize(deps: Deps, asked: Asked): Promise<string> {
  const { client, redirectUri } = await knownAsker(deps, asked);
  try {
    return await keep(deps, client, redirectUri, asked);
  } catch (error) {
    if (!(error instanceof AuthRefusal)) throw error;
    return backTo(redirectUri, asked.state ?? null, {
      error: errorOf(asked, client),
      error_description: error.message,
    });
  }
}

async function knownAsker({ db }: Deps, { client_id, redirect_uri }: Asked) {
  if (!client_id) throw refused('validation_failed', 'client_id is required');
  if (!redirect_uri) throw refused('validation_failed', 'redirect_uri is required');
  const client = await findClient(db, client_id);
  if (!client) throw refused('oauth_client_not_found', 'invalid client_id', { status: 400 });
  if (!client.redirectUris.includes(redirect_uri))
    throw refused('validation_failed', 'invalid redirect_uri');
  return { client, redirectUri: redirect_uri };
}

async function keep(
  { db, config, now }: Deps,
  client: OauthClient,
  redirectUri: string,
  asked: Asked,
): Promise<string> {
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
  // OAuth 2.1, 7.5.1: whoever reads a plain challenge on its way holds the verifier.
  if (challenge.codeChallengeMethod !== 's256')
    throw refused('validation_failed', 'Only code_challenge_method=S256 is supported');
  const id = randomUUID();
  await insertAuthorization(db, {
    ...challenge,
    id,
    clientId: client.id,
    userId: null,
    redirectUri,
    scope: scopes.join(' '),
    state: asked.state ?? null,
    nonce: asked.nonce ?? null,
    status: 'pending',
    codeHash: null,
    createdAt: now(),
    expiresAt: new Date(now().getTime() + config.GOTRUE_OAUTH_SERVER_AUTHORIZATION_TTL * 1000),
    decidedAt: null,
  });
  const page = new URL(config.GOTRUE_OAUTH_SERVER_AUTHORIZATION_PATH, siteUrl(config));
  page.searchParams.set('authorization_id', id);
  return page.href;
}

/** Where an application names none, it asks for its address alone, as GoTrue has it. */
function scopesFor({ scope }: OauthClient, asked: string | undefined) {
  const scopes = readScopes(asked ?? 'email');
  const allowed = scope === null ? oauthScopes : (readScopes(scope) ?? []);
  return scopes?.every((each) => allowed.includes(each)) ? scopes : undefined;
}

/** RFC 6749, 4.1.2.1. */
function errorOf({ response_type, scope }: Asked, client: OauthClient): string {
  if ((response_type ?? 'code') !== 'code') return 'unsupported_response_type';
  return scopesFor(client, scope) ? 'invalid_request' : 'invalid_scope';
}

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
