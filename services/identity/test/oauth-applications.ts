import { createHash, randomBytes } from 'node:crypto';
import type {
  OauthClientView,
  OauthTokens,
} from '@sidework/contracts/identity/oauth-server/auth-oauth';
import type { TestIdentity } from './builders.ts';
import { aProgramsToken } from './programs.ts';

export const redirectUri = 'https://app.example/callback?from=sidework';

/** An application that asks people to let it in, driven by raw requests. */
export async function anApplication(service: TestIdentity, given: Record<string, unknown> = {}) {
  const token = await aProgramsToken(service);
  const reply = await service.app.inject({
    method: 'POST',
    url: '/admin/oauth/clients',
    headers: { authorization: `Bearer ${token}` },
    payload: { client_name: 'Ledger', redirect_uris: [redirectUri], ...given },
  });
  const client = reply.json<OauthClientView>();
  const verifier = randomBytes(32).toString('base64url');

  /** Gives the page that the browser is sent to from the auth server. */
  async function ask(asked: Record<string, string | undefined> = {}): Promise<URL> {
    const query = {
      client_id: client.client_id,
      redirect_uri: redirectUri,
      response_type: 'code',
      scope: 'openid email profile phone',
      state: 'of the application',
      code_challenge: createHash('sha256').update(verifier).digest('base64url'),
      code_challenge_method: 'S256',
      ...asked,
    };
    const named = Object.entries(query).filter((pair): pair is [string, string] =>
      Boolean(pair[1]),
    );
    const { statusCode, headers, body } = await service.app.inject({
      method: 'GET',
      url: '/oauth/authorize',
      query: Object.fromEntries(named),
    });
    if (statusCode !== 302) throw new Error(`${statusCode} ${body}`);
    return new URL(String(headers.location));
  }

  async function authorizationOf(asked: Record<string, string | undefined> = {}) {
    return (await ask(asked)).searchParams.get('authorization_id') ?? '';
  }

  /** The code that the word of the bearer of `accessToken` gives the application. */
  async function letIn(accessToken: string, asked: Record<string, string | undefined> = {}) {
    const id = await authorizationOf(asked);
    const headers = { authorization: `Bearer ${accessToken}` };
    const shown = await service.app.inject({ url: `/oauth/authorizations/${id}`, headers });
    const before = shown.json<{ redirect_url?: string }>().redirect_url;
    if (before) return new URL(before).searchParams.get('code') ?? '';
    const told = await service.app.inject({
      method: 'POST',
      url: `/oauth/authorizations/${id}/consent`,
      headers,
      payload: { action: 'approve' },
    });
    const back = told.json<{ redirect_url?: string }>().redirect_url;
    if (!back) throw new Error(`${told.statusCode} ${told.body}`);
    return new URL(back).searchParams.get('code') ?? '';
  }

  /** Posts a form to the token endpoint; undefined fields are left out. */
  function post(fields: Record<string, string | undefined>, headers: Record<string, string> = {}) {
    const named = Object.entries(fields).filter((pair): pair is [string, string] =>
      Boolean(pair[1]),
    );
    return service.app.inject({
      method: 'POST',
      url: '/oauth/token',
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
      payload: new URLSearchParams(named).toString(),
    });
  }

  const credentials = { client_id: client.client_id, client_secret: client.client_secret };
  const exchange = (code: string, changed: Record<string, string | undefined> = {}) =>
    post({
      grant_type: 'authorization_code',
      code,
      redirect_uri: redirectUri,
      code_verifier: verifier,
      ...credentials,
      ...changed,
    });
  const refresh = (token: string, changed: Record<string, string | undefined> = {}) =>
    post({ grant_type: 'refresh_token', refresh_token: token, ...credentials, ...changed });

  async function tokensOf(accessToken: string, asked: Record<string, string | undefined> = {}) {
    const answer = await exchange(await letIn(accessToken, asked));
    if (answer.statusCode !== 200) throw new Error(`${answer.statusCode} ${answer.body}`);
    return answer.json<OauthTokens & { refresh_token: string }>();
  }

  return { client, verifier, ask, authorizationOf, letIn, post, exchange, refresh, tokensOf };
}

export const basic = (id: string, secret: string) => ({
  authorization: `Basic ${Buffer.from(`${encodeURIComponent(id)}:${encodeURIComponent(secret)}`).toString('base64')}`,
});
