import { randomUUID } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { type AuthFlowType, GoTrueClient } from '@supabase/auth-js';
import { afterAll, beforeAll } from 'vitest';
import { anEmail, aPassword, type TestIdentity } from './builders.ts';
import {
  cookiesOf,
  keepCookies,
  type ProviderAccount,
  startOidcProvider,
  walk,
} from './oidc-provider.ts';

export const callback = 'http://callback.invalid/callback';
export const site = 'http://localhost:8080';

/** A real provider, what identity has to be told of it, and people who go over it with the client as it is. */
export async function startProviderWalk() {
  const provider = await startOidcProvider(callback);
  afterAll(() => provider.stop());
  const urls = new Map<TestIdentity, string>();

  const settings = {
    API_EXTERNAL_URL: new URL('.', callback).href,
    GOTRUE_EXTERNAL_ANONYMOUS_USERS_ENABLED: true,
    OIDC_PROVIDERS: {
      google: provider.settings,
      away: { ...provider.settings, issuer: 'http://127.0.0.1:1' },
      lax: { ...provider.settings, skipNonceCheck: true },
    },
  };

  /** Puts identities on ports, for their clients. */
  function listen(...services: TestIdentity[]) {
    beforeAll(async () => {
      for (const each of services) {
        await each.app.listen({ host: '127.0.0.1', port: 0 });
        const { port } = each.app.server.address() as AddressInfo;
        urls.set(each, `http://127.0.0.1:${port}`);
      }
    });
  }

  /** A client of a program, which keeps what it needs in memory. */
  function aClient(of: TestIdentity, flowType: AuthFlowType = 'pkce', jar?: Map<string, string>) {
    const kept = new Map<string, string>();
    return new GoTrueClient({
      url: urls.get(of) ?? '',
      storageKey: anEmail(),
      autoRefreshToken: false,
      persistSession: true,
      detectSessionInUrl: false,
      flowType,
      ...(jar && { fetch: fetchInto(jar) }),
      storage: {
        getItem: (key) => kept.get(key) ?? null,
        setItem: (key, value) => void kept.set(key, value),
        removeItem: (key) => void kept.delete(key),
      },
    });
  }

  /** As a page fetches from its own origin: the browser keeps the cookies. */
  const fetchInto =
    (jar: Map<string, string>): typeof fetch =>
    async (...asked) => {
      const response = await fetch(...asked);
      keepCookies(jar, response.headers.getSetCookie());
      return response;
    };

  async function aSignedUpClient(of: TestIdentity, email = anEmail(), client = aClient(of)) {
    const { data } = await client.signUp({ email, password: aPassword });
    return { client, email, userId: data.user?.id ?? '' };
  }

  /** A person at the provider who is about to sign in. */
  function aVisitor(given: ProviderAccount = {}, sub = randomUUID() as string) {
    const account = {
      email: anEmail(),
      email_verified: true,
      name: 'Ada Provider',
      picture: 'https://provider.example/ada.png',
      ...given,
    };
    provider.signInAs(sub, account);
    return { ...account, sub };
  }

  async function wayOf(client: GoTrueClient, redirectTo = `${site}/welcome`): Promise<string> {
    const { data } = await client.signInWithOAuth({ provider: 'google', options: { redirectTo } });
    return data.url ?? '';
  }

  /** Gives the provider's answer, which a browser would take back to identity. */
  const answerOf = async (client: GoTrueClient) => walk(await wayOf(client), callback);

  /** Gives the page that identity sends the browser to after an answer. */
  async function land(answer: URL, of: TestIdentity, jar?: Map<string, string>): Promise<URL> {
    const url = `/callback${answer.search}`;
    const headers = jar && { cookie: cookiesOf(jar) };
    const reply = await of.app.inject({ method: 'GET', url, ...(headers && { headers }) });
    if (reply.statusCode !== 302) throw new Error(`${reply.statusCode} ${reply.body}`);
    return new URL(String(reply.headers.location));
  }

  /** As one browser, which may have been at identity before. */
  const goThrough = async (url: string, of: TestIdentity, jar = new Map<string, string>()) =>
    land(await walk(url, callback, jar), of, jar);

  async function signInOver(of: TestIdentity, client = aClient(of)) {
    const landed = await goThrough(await wayOf(client), of);
    return client.exchangeCodeForSession(codeIn(landed));
  }

  return {
    provider,
    settings,
    listen,
    aClient,
    aSignedUpClient,
    aVisitor,
    wayOf,
    answerOf,
    land,
    goThrough,
    signInOver,
  };
}

export const codeIn = (landed: URL) => landed.searchParams.get('code') ?? '';

export const refusalIn = (landed: URL) => ({
  query: landed.searchParams.get('error_code'),
  hash: new URLSearchParams(landed.hash.slice(1)).get('error_code'),
  error: landed.searchParams.get('error'),
});
