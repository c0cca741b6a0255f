import { randomUUID } from 'node:crypto';
import type { Deps } from '../../deps.ts';
import { siteUrl } from '../../redirects.ts';
import { AuthRefusal } from '../../refusals/refusal.ts';
import { findClient } from '../applications/queries.ts';
import type { OauthClient } from '../applications/table.ts';
import { type Asked, askerOf, backTo, errorOf, requireAsker, wishOf } from './authorization.ts';
import { insertAuthorization } from './queries.ts';

/**
 * Saves the authorization request and gives the address of the consent page. Errors are only told to a registered page
 * of the application.
 */
export async function authorize(deps: Deps, asked: Asked): Promise<string> {
  const { clientId, redirectUri } = askerOf(asked);
  const client = requireAsker(await findClient(deps.db, clientId), redirectUri);
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

async function keep(
  { db, config, now }: Deps,
  client: OauthClient,
  redirectUri: string,
  asked: Asked,
): Promise<string> {
  const { scopes, challenge } = wishOf(client, asked);
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
