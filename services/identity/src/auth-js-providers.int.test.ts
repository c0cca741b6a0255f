import { createHash, randomUUID } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { type AuthFlowType, GoTrueClient } from '@supabase/auth-js';
import { generateKeyPair } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { anEmail, aPassword, testIdentity } from '../test/builders.ts';
import {
  oidcClient,
  type ProviderAccount,
  startOidcProvider,
  walk,
} from '../test/oidc-provider.ts';

const callback = 'http://callback.invalid/callback';
const provider = await startOidcProvider(callback);
const anotherClient = { ...provider.settings, clientId: 'another client' };
const site = 'http://localhost:8080';
const settings = {
  API_EXTERNAL_URL: new URL('.', callback).href,
  GOTRUE_EXTERNAL_ANONYMOUS_USERS_ENABLED: true,
  OIDC_PROVIDERS: {
    google: provider.settings,
    keycloak: anotherClient,
    away: { ...provider.settings, issuer: 'http://127.0.0.1:1' },
    lax: { ...provider.settings, skipNonceCheck: true },
  },
};
afterAll(() => provider.stop());

describe('a sign-in over an OIDC provider, with the client as it is', () => {
  const service = testIdentity(settings);
  const unconfirmed = testIdentity({ ...settings, GOTRUE_MAILER_AUTOCONFIRM: false });
  const closed = testIdentity({ ...settings, GOTRUE_DISABLE_SIGNUP: true });
  const unlinked = testIdentity({ ...settings, GOTRUE_SECURITY_MANUAL_LINKING_ENABLED: false });
  const urls = new Map<typeof service, string>();

  beforeAll(async () => {
    for (const each of [service, unconfirmed, closed, unlinked]) {
      await each.app.listen({ host: '127.0.0.1', port: 0 });
      const { port } = each.app.server.address() as AddressInfo;
      urls.set(each, `http://127.0.0.1:${port}`);
    }
  });

  /** A client of a program, which keeps what it needs in memory. */
  function aClient(of = service, flowType: AuthFlowType = 'pkce') {
    const kept = new Map<string, string>();
    return new GoTrueClient({
      url: urls.get(of) ?? '',
      storageKey: anEmail(),
      autoRefreshToken: false,
      persistSession: true,
      detectSessionInUrl: false,
      flowType,
      storage: {
        getItem: (key) => kept.get(key) ?? null,
        setItem: (key, value) => void kept.set(key, value),
        removeItem: (key) => void kept.delete(key),
      },
    });
  }

  const aProviderAccount = (given: ProviderAccount = {}): ProviderAccount => ({
    email: anEmail(),
    email_verified: true,
    name: 'Ada Provider',
    picture: 'https://provider.example/ada.png',
    ...given,
  });

  /** Somebody at the provider, who is about to come. */
  function aVisitor(given: ProviderAccount = {}, sub = randomUUID() as string) {
    const account = aProviderAccount(given);
    provider.signInAs(sub, account);
    return { ...account, email: account.email ?? '', sub };
  }

  /** Follows the provider's screens back to identity, and identity's answer to the site. */
  async function goThrough(url: string, of = service): Promise<URL> {
    const answer = await walk(url, callback);
    return answerOf(answer, of);
  }

  async function answerOf(answer: URL, of = service): Promise<URL> {
    const reply = await of.app.inject({ method: 'GET', url: `/callback${answer.search}` });
    expect(reply.statusCode).toBe(302);
    return new URL(String(reply.headers.location));
  }

  async function wayOf(client: GoTrueClient, redirectTo = `${site}/welcome`): Promise<string> {
    const { data } = await client.signInWithOAuth({ provider: 'google', options: { redirectTo } });
    return data.url ?? '';
  }

  const refusalIn = (landed: URL) => ({
    query: landed.searchParams.get('error_code'),
    hash: new URLSearchParams(landed.hash.slice(1)).get('error_code'),
    error: landed.searchParams.get('error'),
  });

  async function signedInOver(client: GoTrueClient, of = service) {
    const landed = await goThrough(await wayOf(client), of);
    return client.exchangeCodeForSession(landed.searchParams.get('code') ?? '');
  }

  async function aSignedUpClient(of = service, email = anEmail()) {
    const client = aClient(of);
    const { data } = await client.signUp({ email, password: aPassword });
    return { client, email, userId: data.user?.id ?? '' };
  }

  describe('over the code flow', () => {
    it('signs up who is new, with what the provider says of them and its own tokens', async () => {
      const visitor = aVisitor();
      const client = aClient();

      const landed = await goThrough(await wayOf(client));
      expect(landed.origin + landed.pathname).toBe(`${site}/welcome`);
      const { data, error } = await client.exchangeCodeForSession(
        landed.searchParams.get('code') ?? '',
      );
      expect(error).toBeNull();
      expect(data.session).toMatchObject({ provider_token: expect.any(String) });
      expect(data.user).toMatchObject({
        email: visitor.email,
        email_confirmed_at: expect.any(String),
        app_metadata: { provider: 'google', providers: ['google'] },
        user_metadata: {
          full_name: 'Ada Provider',
          avatar_url: visitor.picture,
          email: visitor.email,
          email_verified: true,
          sub: visitor.sub,
        },
        identities: [
          expect.objectContaining({
            id: visitor.sub,
            provider: 'google',
            identity_data: expect.objectContaining({ email: visitor.email, sub: visitor.sub }),
          }),
        ],
      });
      const told = await service.emitted('identity.profile.changed.v1');
      expect(told.at(-1)?.data).toMatchObject({ id: data.user?.id, fullName: 'Ada Provider' });
    });

    it('signs in who has come before, and keeps what has changed there', async () => {
      const { sub, email } = aVisitor();
      const first = await signedInOver(aClient());
      aVisitor({ email, name: 'Ada Renamed' }, sub);
      const second = await signedInOver(aClient());

      expect(second.data.user?.id).toBe(first.data.user?.id);
      expect(second.data.user?.user_metadata.full_name).toBe('Ada Renamed');
    });

    it('gives the code to the client that began alone', async () => {
      aVisitor();
      const landed = await goThrough(await wayOf(aClient()));
      const stranger = aClient();
      await wayOf(stranger);

      const { error } = await stranger.exchangeCodeForSession(
        landed.searchParams.get('code') ?? '',
      );
      expect(error?.code).toBe('bad_code_verifier');
    });

    it('keeps the tokens of the provider sealed', async () => {
      aVisitor();
      await goThrough(await wayOf(aClient()));
      const [flow] = await service.sql<
        { provider_access_token: string; provider_verifier: string }[]
      >`
        select provider_access_token, provider_verifier from flow_states
        order by created_at desc limit 1`;

      expect(service.deps.seal.open(flow?.provider_access_token ?? '')).not.toBe('');
      expect(service.deps.seal.open(flow?.provider_verifier ?? '')).not.toBe('');
    });

    it('sends who asks for a page elsewhere to the site', async () => {
      aVisitor();
      const landed = await goThrough(await wayOf(aClient(), 'https://elsewhere.example/steal'));

      expect(landed.origin).toBe(site);
    });

    it('asks for the scopes of the client beside its own, and hands on a choice of screen', async () => {
      const { data } = await aClient().signInWithOAuth({
        provider: 'google',
        options: {
          scopes: 'calendar',
          queryParams: { prompt: 'login', redirect_uri: 'https://elsewhere.example', state: 'x' },
        },
      });
      const reply = await fetch(data.url ?? '', { redirect: 'manual' });
      const { searchParams } = new URL(reply.headers.get('location') ?? '');

      expect(reply.status).toBe(302);
      expect(searchParams.get('scope')).toBe('openid email profile calendar');
      expect(searchParams.get('prompt')).toBe('login');
      expect(searchParams.get('redirect_uri')).toBe(callback);
      expect(searchParams.getAll('state')).not.toContain('x');
      expect(searchParams.get('code_challenge_method')).toBe('S256');
    });
  });

  it('puts the session into the fragment in the implicit flow', async () => {
    const { email } = aVisitor();
    const client = aClient(service, 'implicit');

    const landed = await goThrough(await wayOf(client));
    const told = new URLSearchParams(landed.hash.slice(1));
    expect(landed.search).toBe('');
    expect(told.get('provider_token')).not.toBeNull();
    const { data, error } = await client.setSession({
      access_token: told.get('access_token') ?? '',
      refresh_token: told.get('refresh_token') ?? '',
    });
    expect(error).toBeNull();
    expect(data.user?.email).toBe(email);
  });

  it('takes the answer of a provider as a form too', async () => {
    aVisitor();
    const answer = await walk(await wayOf(aClient()), callback);
    const reply = await service.app.inject({
      method: 'POST',
      url: '/callback',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: answer.search.slice(1),
    });

    expect(reply.statusCode).toBe(303);
    expect(new URL(String(reply.headers.location)).searchParams.get('code')).not.toBeNull();
  });

  describe('refuses', () => {
    it.each([
      ['one that nobody knows', 'nonsense', 'oauth_provider_not_supported', 400],
      ['one that nobody has set up', 'github', 'provider_disabled', 400],
      ['one that does not answer', 'away', 'unavailable', 503],
      ['none at all', undefined, 'oauth_provider_not_supported', 400],
    ])('%s', async (_which, name, code, status) => {
      const reply = await service.app.inject({
        method: 'GET',
        url: '/authorize',
        query: name === undefined ? {} : { provider: name },
      });

      expect([reply.statusCode, reply.json().code]).toEqual([status, code]);
    });

    it('a challenge without its method', async () => {
      const reply = await service.app.inject({
        method: 'GET',
        url: '/authorize?provider=google&code_challenge=abc',
      });

      expect(reply.json().code).toBe('validation_failed');
    });

    it.each([
      ['an answer without a state', '?code=x', 'bad_oauth_callback'],
      ['a state that nobody began', '?code=x&state=made-up', 'bad_oauth_state'],
    ])('%s', async (_what, search, code) => {
      const landed = await answerOf(new URL(search, callback));

      expect(landed.origin).toBe(site);
      expect(refusalIn(landed)).toEqual({ query: code, hash: code, error: 'invalid_request' });
    });

    it('an answer without a code', async () => {
      const answer = await walk(await wayOf(aClient()), callback);
      answer.searchParams.delete('code');

      expect(refusalIn(await answerOf(answer)).query).toBe('bad_oauth_callback');
    });

    it('an answer that came before', async () => {
      aVisitor();
      const answer = await walk(await wayOf(aClient()), callback);
      await answerOf(answer);

      expect(refusalIn(await answerOf(answer)).query).toBe('bad_oauth_state');
    });

    it('a code of another sign-in', async () => {
      aVisitor();
      const [one, other] = [
        await walk(await wayOf(aClient()), callback),
        await walk(await wayOf(aClient()), callback),
      ];
      one.searchParams.set('code', other.searchParams.get('code') ?? '');

      expect(refusalIn(await answerOf(one)).query).toBe('bad_oauth_callback');
    });

    it('an answer that comes after ten minutes', async () => {
      aVisitor();
      const answer = await walk(await wayOf(aClient()), callback);
      await service.sql`update flow_states set created_at = created_at - interval '601 seconds'`;

      expect(refusalIn(await answerOf(answer))).toMatchObject({
        query: 'flow_state_expired',
        error: 'access_denied',
      });
    });

    it('who declined there, in the provider’s words', async () => {
      aVisitor();
      provider.declineNext();
      const landed = await goThrough(await wayOf(aClient()));

      expect(landed.searchParams.get('error')).toBe('access_denied');
      expect(landed.searchParams.get('error_description')).toBe('The person declined');
    });

    it('who is new where sign-ups are closed', async () => {
      aVisitor();
      const landed = await goThrough(await wayOf(aClient(closed)), closed);

      expect(refusalIn(landed)).toMatchObject({ query: 'signup_disabled', error: 'access_denied' });
    });

    it('who is banned', async () => {
      const { email } = aVisitor();
      await signedInOver(aClient());
      await service.sql`update users set banned_until = now() + interval '1 day' where email = ${email}`;
      const landed = await goThrough(await wayOf(aClient()));

      expect(refusalIn(landed).query).toBe('user_banned');
    });

    it('who has no address there', async () => {
      provider.signInAs(randomUUID(), { name: 'Nobody' });
      const landed = await goThrough(await wayOf(aClient()));

      expect(refusalIn(landed).query).toBe('validation_failed');
    });
  });

  describe('an address that is known already', () => {
    it('joins the account that confirmed it, where the provider has verified it', async () => {
      const { userId, email } = await aSignedUpClient();
      aVisitor({ email });
      const { data } = await signedInOver(aClient());

      expect(data.user?.id).toBe(userId);
      expect(data.user?.identities?.map((each) => each.provider)).toEqual(['email', 'google']);
      const again = await aClient().signInWithPassword({ email, password: aPassword });
      expect(again.error).toBeNull();
    });

    it('joins nothing where the provider has not verified it, and says the same as to who is new', async () => {
      const { userId, email } = await aSignedUpClient();
      aVisitor({ email, email_verified: false });
      const landed = await goThrough(await wayOf(aClient()));

      expect(refusalIn(landed).query).toBe('provider_email_needs_verification');
      const own = await service.sql`select provider from identities where user_id = ${userId}`;
      expect(own.map(({ provider: name }) => name)).toEqual(['email']);
    });

    it('gives an account that nobody confirmed to its owner, without the password of who opened it', async () => {
      const { userId, email } = await aSignedUpClient(unconfirmed);
      aVisitor({ email, name: 'The Owner' });
      const { data } = await signedInOver(aClient(unconfirmed), unconfirmed);

      expect(data.user?.id).toBe(userId);
      expect(data.user?.identities?.map((each) => each.provider)).toEqual(['google']);
      expect(data.user?.user_metadata.full_name).toBe('The Owner');
      const trap = await aClient(unconfirmed).signInWithPassword({ email, password: aPassword });
      expect(trap.error?.code).toBe('invalid_credentials');
    });

    it('waits for a mail where it is new and the provider has not verified it', async () => {
      const { email, sub } = aVisitor({ email_verified: false });
      const client = aClient(unconfirmed);
      const landed = await goThrough(await wayOf(client), unconfirmed);

      expect(refusalIn(landed)).toMatchObject({
        query: 'provider_email_needs_verification',
        error: 'access_denied',
      });
      const mails = await unconfirmed.sql`select 1 from mail_queue where recipient = ${email}`;
      expect(mails).toHaveLength(1);
      const again = await goThrough(await wayOf(client), unconfirmed);
      expect(refusalIn(again).query).toBe('provider_email_needs_verification');

      aVisitor({ email }, sub);
      const { data } = await signedInOver(client, unconfirmed);
      expect(data.user?.email).toBe(email);
    });
  });

  describe('a provider that a person links [AUTH-42]', () => {
    async function link(client: GoTrueClient, of = service) {
      const { data, error } = await client.linkIdentity({
        provider: 'google',
        options: { redirectTo: `${site}/settings`, skipBrowserRedirect: true },
      });
      if (error) throw error;
      return goThrough(data.url ?? '', of);
    }

    async function aLinkedClient() {
      const signedUp = await aSignedUpClient();
      const visitor = aVisitor();
      const landed = await link(signedUp.client);
      await signedUp.client.exchangeCodeForSession(landed.searchParams.get('code') ?? '');
      return { ...signedUp, visitor };
    }

    it('opens the account from then on', async () => {
      const { client, userId, email } = await aLinkedClient();

      const { data } = await client.getUserIdentities();
      expect(data?.identities.map((each) => each.provider)).toEqual(['email', 'google']);
      const over = await signedInOver(aClient());
      expect(over.data.user).toMatchObject({ id: userId, email });
    });

    it('has the provider ask, so that no page links somebody else’s', async () => {
      const { client } = await aSignedUpClient();
      const { data } = await client.linkIdentity({
        provider: 'google',
        options: { skipBrowserRedirect: true },
      });

      expect(new URL(data.url ?? '').searchParams.get('prompt')).toBe('consent');
    });

    it('is linked to one account only', async () => {
      const { client } = await aLinkedClient();
      const second = await link(client);
      const elsewhere = await link((await aSignedUpClient()).client);

      expect([second, elsewhere].map((each) => refusalIn(each).query)).toEqual([
        'identity_already_exists',
        'identity_already_exists',
      ]);
    });

    it('makes an anonymous person permanent, with the address that it vouches for', async () => {
      const client = aClient();
      const { data: before } = await client.signInAnonymously();
      const { email } = aVisitor();
      await link(client);

      const { data } = await client.getUser();
      expect(data.user).toMatchObject({ id: before.user?.id, email, is_anonymous: false });
      const told = await service.emitted('identity.contact.changed.v1');
      expect(told.at(-1)?.data).toMatchObject({ id: before.user?.id, email });
    });

    it('gives nobody the address of another account', async () => {
      const { email } = await aSignedUpClient();
      const client = aClient();
      await client.signInAnonymously();
      aVisitor({ email });

      expect(refusalIn(await link(client)).query).toBe('email_exists');
    });

    it('is taken away again, and opens nothing then', async () => {
      const { client, userId, visitor } = await aLinkedClient();
      const { data } = await client.getUserIdentities();
      const linked = data?.identities.find((each) => each.provider === 'google');
      if (!linked) throw new Error('Nothing is linked.');

      expect((await client.unlinkIdentity(linked)).error).toBeNull();
      provider.signInAs(visitor.sub, visitor);
      const over = await signedInOver(aClient());
      expect(over.data.user?.id).not.toBe(userId);
    });

    it('leaves its own address behind where the old one is unlinked, and no password', async () => {
      const { client, email, visitor } = await aLinkedClient();
      const { data } = await client.getUserIdentities();
      const [own] = data?.identities ?? [];
      if (!own) throw new Error('There is no identity.');

      expect((await client.unlinkIdentity(own)).error).toBeNull();
      expect((await client.getUser()).data.user?.email).toBe(visitor.email);
      for (const address of [email, visitor.email]) {
        const over = await aClient().signInWithPassword({ email: address, password: aPassword });
        expect(over.error?.code).toBe('invalid_credentials');
      }
    });

    it('stays where its address belongs to somebody else by now', async () => {
      const { client, visitor } = await aLinkedClient();
      await aSignedUpClient(service, visitor.email);
      const { data } = await client.getUserIdentities();
      const [own] = data?.identities ?? [];
      if (!own) throw new Error('There is no identity.');

      const { error } = await client.unlinkIdentity(own);
      expect(error?.code).toBe('email_conflict_identity_not_deletable');
      expect((await client.getUserIdentities()).data?.identities).toHaveLength(2);
    });

    it('is never the last way of signing in', async () => {
      const { client } = await aSignedUpClient();
      const { data } = await client.getUserIdentities();
      const [own] = data?.identities ?? [];
      if (!own) throw new Error('There is no identity.');

      expect((await client.unlinkIdentity(own)).error?.code).toBe('single_identity_not_deletable');
    });

    it.each([randomUUID() as string, 'no-id'])('is not one that nobody has: %s', async (id) => {
      const { client } = await aLinkedClient();
      const { data } = await client.getUserIdentities();
      const [own] = data?.identities ?? [];
      if (!own) throw new Error('There is no identity.');

      const { error } = await client.unlinkIdentity({ ...own, identity_id: id });
      expect(error?.code).toBe('identity_not_found');
    });

    it('is not to be had where linking is off', async () => {
      const { client } = await aSignedUpClient(unlinked);
      const { data } = await client.getUserIdentities();
      const [own] = data?.identities ?? [];
      if (!own) throw new Error('There is no identity.');

      const linking = await client.linkIdentity({ provider: 'google' });
      const unlinking = await client.unlinkIdentity(own);
      expect([linking.error, unlinking.error]).toEqual([
        expect.objectContaining({ code: 'manual_linking_disabled', status: 404 }),
        expect.objectContaining({ code: 'manual_linking_disabled', status: 404 }),
      ]);
      expect(linking.error?.message).toContain('Manual linking is disabled');
    });

    it('is not for visitors', async () => {
      const reply = await service.app.inject({
        method: 'GET',
        url: '/user/identities/authorize?provider=google',
      });

      expect([reply.statusCode, reply.json().code]).toEqual([401, 'no_authorization']);
    });
  });

  describe('an ID token that a client hands in [AUTH-43]', () => {
    const hashOf = (nonce: string) => createHash('sha256').update(nonce).digest('hex');

    it('signs up and signs in', async () => {
      const { sub, email } = aVisitor();
      const token = await provider.idToken(sub, { nonce: hashOf('once') });
      const grant = { provider: 'google', token, nonce: 'once' };

      const first = await aClient().signInWithIdToken(grant);
      const second = await aClient().signInWithIdToken(grant);
      expect(first.error).toBeNull();
      expect(first.data.user?.email).toBe(email);
      expect(second.data.user?.id).toBe(first.data.user?.id);
    });

    it('is found by its issuer and client too', async () => {
      const { sub, email } = aVisitor();
      const reply = await service.app.inject({
        method: 'POST',
        url: '/token?grant_type=id_token',
        payload: {
          id_token: await provider.idToken(sub),
          issuer: provider.issuer,
          client_id: oidcClient.clientId,
        },
      });

      expect(reply.json().user.email).toBe(email);
    });

    it('is bound to the access token that it came with', async () => {
      const { sub } = aVisitor();
      const at_hash = createHash('sha256').update('access').digest().subarray(0, 16);
      const token = await provider.idToken(sub, { at_hash: at_hash.toString('base64url') });
      const by = (access_token: string) =>
        aClient().signInWithIdToken({ provider: 'google', token, access_token });

      expect((await by('access')).error).toBeNull();
      expect((await by('another')).error?.message).toBe('Bad ID token');
    });

    it('needs no nonce where the provider is excused from it', async () => {
      const { sub } = aVisitor();
      const token = await provider.idToken(sub, { nonce: 'unknown to the client' });

      expect((await aClient().signInWithIdToken({ provider: 'lax', token })).error).toBeNull();
    });

    it('links its provider where the client asks so', async () => {
      const { client, userId } = await aSignedUpClient();
      const { sub } = aVisitor();
      const { data, error } = await client.linkIdentity({
        provider: 'google',
        token: await provider.idToken(sub),
      });

      expect(error).toBeNull();
      expect(data.user?.id).toBe(userId);
      expect(data.user?.identities).toHaveLength(2);
    });

    it.each([
      ['without a bearer', undefined, 'no_authorization'],
      ['with a made-up one', 'Bearer nonsense', 'bad_jwt'],
    ])('links nothing %s', async (_who, authorization, code) => {
      const { sub } = aVisitor();
      const reply = await service.app.inject({
        method: 'POST',
        url: '/token?grant_type=id_token',
        headers: authorization === undefined ? {} : { authorization },
        payload: {
          provider: 'google',
          id_token: await provider.idToken(sub),
          link_identity: true,
        },
      });

      expect(reply.json().code).toBe(code);
    });

    const now = () => Math.floor(Date.now() / 1000);
    const refusals: [string, Record<string, unknown>, string | undefined, string, string][] = [
      ['an audience of another', { aud: 'another client' }, undefined, 'unexpected_audience', ''],
      [
        'a party that it was made for',
        { aud: [oidcClient.clientId, 'x'], azp: 'x' },
        undefined,
        'unexpected_audience',
        '',
      ],
      [
        'another issuer',
        { iss: 'https://elsewhere.example' },
        undefined,
        'validation_failed',
        'Bad',
      ],
      ['its end behind it', { exp: now() - 60 }, undefined, 'validation_failed', 'Bad ID token'],
      ['another nonce', { nonce: hashOf('one') }, 'other', 'validation_failed', 'Nonces mismatch'],
      ['a nonce in the clear', { nonce: 'one' }, 'one', 'validation_failed', 'Nonces mismatch'],
      [
        'a nonce that is not said',
        { nonce: hashOf('one') },
        undefined,
        'validation_failed',
        'both',
      ],
      ['no nonce where one is said', {}, 'one', 'validation_failed', 'both exist or not'],
    ];
    it.each(refusals)('is refused with %s', async (_what, claims, nonce, code, message) => {
      const { sub } = aVisitor();
      const { error } = await aClient().signInWithIdToken({
        provider: 'google',
        token: await provider.idToken(sub, claims),
        ...(nonce !== undefined && { nonce }),
      });

      expect(error?.code).toBe(code);
      expect(error?.message).toContain(message);
    });

    it('is refused where a stranger signed it, or nobody did', async () => {
      const { sub } = aVisitor();
      const { privateKey } = await generateKeyPair('RS256');
      const forged = await provider.idToken(sub, {}, privateKey);
      const [, body] = forged.split('.');
      const head = Buffer.from('{"alg":"none"}').toString('base64url');
      for (const token of [forged, `${head}.${body}.`, 'nonsense']) {
        const { error } = await aClient().signInWithIdToken({ provider: 'google', token });
        expect(error?.message).toBe('Bad ID token');
      }
    });

    it.each([
      ['a provider that nobody has set up', { provider: 'github' }, 'provider_disabled'],
      ['a provider that nobody knows', { provider: 'none' }, 'oauth_provider_not_supported'],
      ['neither provider nor issuer', {}, 'validation_failed'],
      [
        'an issuer that is not ours',
        { issuer: 'https://elsewhere.example', client_id: 'x' },
        'validation_failed',
      ],
    ])('is refused for %s', async (_what, named, code) => {
      const { sub } = aVisitor();
      const reply = await service.app.inject({
        method: 'POST',
        url: '/token?grant_type=id_token',
        payload: { ...named, id_token: await provider.idToken(sub) },
      });

      expect(reply.json().code).toBe(code);
    });

    it('is asked for', async () => {
      const { error } = await aClient().signInWithIdToken({ provider: 'google', token: '' });

      expect(error?.message).toBe('id_token required');
    });
  });
});
