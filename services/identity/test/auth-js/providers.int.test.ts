import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { testIdentity } from '../builders.ts';
import { walk } from '../oidc-provider.ts';
import { callback, codeIn, refusalIn, site, startProviderWalk } from '../provider-walk.ts';

const { provider, settings, listen, ...walking } = await startProviderWalk();
const { aClient, aVisitor, wayOf, answerOf, land, goThrough, signInOver } = walking;

describe('a sign-in over an OIDC provider, with the client as it is', () => {
  const service = testIdentity(settings);
  const closed = testIdentity({ ...settings, GOTRUE_DISABLE_SIGNUP: true });
  const encrypting = testIdentity({
    ...settings,
    API_EXTERNAL_URL: 'https://auth.example/auth/v1',
  });
  const metadata = {
    authorization_endpoint: 'https://127.0.0.1:1/auth',
    token_endpoint: 'https://127.0.0.1:1/token',
    jwks_uri: `${provider.issuer}/jwks`,
  };
  const silent = testIdentity({
    ...settings,
    OIDC_PROVIDERS: { google: { ...provider.settings, metadata } },
  });
  listen(service, closed, silent);

  describe('over the code flow', () => {
    it('signs up who is new, with what the provider says of them and its own tokens', async () => {
      const visitor = aVisitor();
      const client = aClient(service);

      const landed = await goThrough(await wayOf(client), service);
      expect(landed.origin + landed.pathname).toBe(`${site}/welcome`);
      const { data, error } = await client.exchangeCodeForSession(codeIn(landed));
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
      expect(told.at(-1)?.data).toMatchObject({ id: data.user?.id, fullName: 'Ada P.' });
      const [profile] = await service.sql`
        select full_name from profiles where id = ${data.user?.id ?? null}`;
      expect(profile?.full_name).toBe('Ada Provider');
    });

    it('signs in who has come before, and keeps what has changed there', async () => {
      const { sub, email } = aVisitor();
      const first = await signInOver(service);
      aVisitor({ email, name: 'Ada Renamed' }, sub);
      const second = await signInOver(service);

      expect(second.data.user?.id).toBe(first.data.user?.id);
      expect(second.data.user?.user_metadata.full_name).toBe('Ada Renamed');
    });

    it('gives the code to the client that began alone', async () => {
      aVisitor();
      const landed = await goThrough(await wayOf(aClient(service)), service);
      const stranger = aClient(service);
      await wayOf(stranger);

      const { error } = await stranger.exchangeCodeForSession(codeIn(landed));
      expect(error?.code).toBe('bad_code_verifier');
    });

    it('keeps the tokens of the provider sealed', async () => {
      aVisitor();
      await goThrough(await wayOf(aClient(service)), service);
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
      const landed = await goThrough(
        await wayOf(aClient(service), 'https://elsewhere.example/steal'),
        service,
      );

      expect(landed.origin).toBe(site);
    });

    it('asks for the scopes of the client beside its own, and hands on a choice of screen', async () => {
      const { data } = await aClient(service).signInWithOAuth({
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

    const landed = await goThrough(await wayOf(client), service);
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

  it('goes two ways at once in one browser', async () => {
    aVisitor();
    const jar = new Map<string, string>();
    const [one, other] = [
      await wayOf(aClient(service, 'implicit')),
      await wayOf(aClient(service, 'implicit')),
    ];
    const answer = await walk(one, callback, jar);
    await goThrough(other, service, jar);

    expect((await land(answer, service, jar)).hash).toContain('access_token');
  });

  it('leaves a cookie that neither a script nor a neighbour touches', async () => {
    const replies = [service, encrypting].map(({ app }) =>
      app.inject({ url: '/authorize?provider=google' }),
    );
    const [plain, encrypted] = (await Promise.all(replies)).map(({ headers }) =>
      String(headers['set-cookie']),
    );

    expect(plain).toMatch(
      /^sidework_browser=[\w-]{43}; Max-Age=600; Path=\/; HttpOnly; SameSite=Lax$/,
    );
    expect(encrypted).toMatch(/^__Host-sidework_browser=.*; Path=\/; HttpOnly; Secure; SameSite/);
  });

  it('takes the answer of a provider as a form too', async () => {
    aVisitor();
    const jar = new Map<string, string>();
    const answer = await walk(await wayOf(aClient(service, 'implicit')), callback, jar);
    // A form that another site sends comes without cookies; where it leads the browser goes with them.
    const reply = await service.app.inject({
      method: 'POST',
      url: '/callback',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: answer.search.slice(1),
    });

    expect(reply.statusCode).toBe(303);
    const again = new URL(String(reply.headers.location));
    expect(again.origin + again.pathname).toBe(callback);
    const landed = await land(again, service, jar);
    expect(new URLSearchParams(landed.hash.slice(1)).has('access_token')).toBe(true);
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
      const landed = await land(new URL(search, callback), service);

      expect(landed.origin).toBe(site);
      expect(refusalIn(landed)).toEqual({ query: code, hash: code, error: 'invalid_request' });
    });

    it('an answer without a code', async () => {
      const answer = await answerOf(aClient(service));
      answer.searchParams.delete('code');
      const landed = await land(answer, service);

      expect(refusalIn(landed).query).toBe('bad_oauth_callback');
      expect(landed.searchParams.get('error_description')).toContain('code missing');
    });

    it('an answer that came before', async () => {
      aVisitor();
      const answer = await answerOf(aClient(service));
      await land(answer, service);

      expect(refusalIn(await land(answer, service)).query).toBe('bad_oauth_state');
    });

    it.each([
      ['without a cookie', new Map<string, string>()],
      ['with a made-up one', new Map([['sidework_browser', 'x'.repeat(43)]])],
    ])('an implicit flow’s answer that another browser brings, %s', async (_how, other) => {
      aVisitor();
      const answer = await walk(await wayOf(aClient(service, 'implicit')), callback);
      const landed = await land(answer, service, other);

      expect(refusalIn(landed).query).toBe('bad_oauth_state');
      expect(landed.hash).not.toContain('access_token');
    });

    it('one of two that bring the same answer at once', async () => {
      aVisitor();
      const answer = await answerOf(aClient(service));
      const landed = await Promise.all([land(answer, service), land(answer, service)]);

      expect(landed.map((each) => refusalIn(each).query).sort()).toEqual(['bad_oauth_state', null]);
    });

    it('an answer of a provider that does not answer itself', async () => {
      aVisitor();
      const client = aClient(silent);
      const state = new URL(
        (await fetch(await wayOf(client), { redirect: 'manual' })).headers.get('location') ?? '',
      ).searchParams.get('state');
      const landed = await land(new URL(`${callback}?code=x&state=${state}`), silent);

      expect(refusalIn(landed)).toMatchObject({
        query: 'unavailable',
        error: 'temporarily_unavailable',
      });
    });

    it('a code of another sign-in', async () => {
      aVisitor();
      const [one, other] = [await answerOf(aClient(service)), await answerOf(aClient(service))];
      one.searchParams.set('code', codeIn(other));

      expect(refusalIn(await land(one, service)).query).toBe('bad_oauth_callback');
    });

    it('an answer that comes after ten minutes', async () => {
      aVisitor();
      const answer = await answerOf(aClient(service));
      await service.sql`update flow_states set created_at = created_at - interval '601 seconds'`;

      expect(refusalIn(await land(answer, service))).toMatchObject({
        query: 'flow_state_expired',
        error: 'access_denied',
      });
    });

    it('who declined there, in the provider’s words', async () => {
      aVisitor();
      provider.declineNext();
      const landed = await goThrough(await wayOf(aClient(service)), service);

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
      await signInOver(service);
      await service.sql`update users set banned_until = now() + interval '1 day' where email = ${email}`;
      const landed = await goThrough(await wayOf(aClient(service)), service);

      expect(refusalIn(landed).query).toBe('user_banned');
    });

    it('who has no address there', async () => {
      provider.signInAs(randomUUID(), { name: 'Nobody' });
      const landed = await goThrough(await wayOf(aClient(service)), service);

      expect(refusalIn(landed).query).toBe('validation_failed');
    });
  });
});
