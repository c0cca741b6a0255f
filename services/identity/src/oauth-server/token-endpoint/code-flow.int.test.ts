import { createHash } from 'node:crypto';
import { getUser, updateUser } from '@sidework/contracts/identity/accounts/auth';
import type { OauthTokens } from '@sidework/contracts/identity/oauth-server/auth-oauth';
import * as api from '@sidework/contracts/identity/oauth-server/auth-oauth';
import { getOwnProfile } from '@sidework/contracts/identity/own-profile/own-profile';
import { createLocalJWKSet, decodeJwt, jwtVerify } from 'jose';
import { describe, expect, it } from 'vitest';
import { aPerson, testIdentity } from '../../../test/builders.ts';
import { anApplication, basic, redirectUri } from '../../../test/oauth-applications.ts';

const service = testIdentity();

async function aGuest(given: Record<string, unknown> = {}) {
  const [person, app] = [await aPerson(service), await anApplication(service, given)];
  return { person, ...app };
}

describe('GET /oauth/authorize', () => {
  it.each([
    ['a client that nobody knows', { client_id: 'c0ffee' }, 'oauth_client_not_found'],
    ['no client', { client_id: undefined }, 'validation_failed'],
    ['no redirect', { redirect_uri: undefined }, 'validation_failed'],
    [
      'a redirect that merely begins like one of its own',
      { redirect_uri: `${redirectUri}&more=1` },
      'validation_failed',
    ],
  ])('sends nobody anywhere for %s', async (_what, changed, code) => {
    const { ask } = await anApplication(service);

    await expect(ask(changed)).rejects.toThrow(code);
  });

  it.each([
    [
      'no challenge',
      { code_challenge: undefined, code_challenge_method: undefined },
      'invalid_request',
    ],
    ['a challenge without a method', { code_challenge_method: undefined }, 'invalid_request'],
    ['a plain challenge', { code_challenge_method: 'plain' }, 'invalid_request'],
    ['a scope that is none', { scope: 'openid admin' }, 'invalid_scope'],
    ['a token at once', { response_type: 'token' }, 'unsupported_response_type'],
  ])('tells the application what is wrong with %s', async (_what, changed, error) => {
    const { ask } = await anApplication(service);
    const back = await ask(changed);

    expect(back.href.startsWith('https://app.example/callback')).toBe(true);
    expect(back.searchParams.get('error')).toBe(error);
    expect(back.searchParams.get('state')).toBe('of the application');
  });

  it('keeps an application to the scopes that it was made known with', async () => {
    const { ask } = await anApplication(service, { scope: 'openid email' });

    expect((await ask({ scope: 'email' })).searchParams.has('authorization_id')).toBe(true);
    expect((await ask({ scope: 'email phone' })).searchParams.get('error')).toBe('invalid_scope');
  });
});

describe('POST /oauth/token', () => {
  it('gives tokens for a code, once, and ends them where it comes again', async () => {
    const { person, letIn, exchange, refresh } = await aGuest();
    const code = await letIn(person.access_token);
    const tokens = (await exchange(code)).json<OauthTokens>();

    expect(tokens).toMatchObject({ token_type: 'bearer', expires_in: 900 });
    const again = await exchange(code);
    expect([again.statusCode, again.json()]).toEqual([
      400,
      { error: 'invalid_grant', error_description: 'Invalid authorization code' },
    ]);
    const renewed = await refresh(tokens.refresh_token ?? '');
    expect(renewed.json().error).toBe('invalid_grant');
    expect((await person.caller.call(getUser)).statusCode).toBe(200);
  });

  it('gives them to one of two who come at once', async () => {
    const { person, letIn, exchange } = await aGuest();
    const code = await letIn(person.access_token);
    const replies = await Promise.all([exchange(code), exchange(code)]);

    expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([200, 400]);
  });

  it('tells the application alone who the person is', async () => {
    const { person, client, tokensOf } = await aGuest();
    const tokens = await tokensOf(person.access_token, { nonce: 'of the application' });
    const keys = createLocalJWKSet(service.deps.signer.published as never);
    const { payload } = await jwtVerify(tokens.id_token ?? '', keys);
    const half = createHash('sha256').update(tokens.access_token).digest().subarray(0, 16);

    expect(payload).toMatchObject({
      iss: 'http://localhost:8080/auth/v1',
      aud: client.client_id,
      sub: person.id,
      email: person.email,
      name: 'Ada Example',
      nonce: 'of the application',
      at_hash: half.toString('base64url'),
      auth_time: expect.any(Number),
    });
    const reply = await service.bearing(tokens.id_token ?? '').call(getUser);
    expect(reply.json().code).toBe('bad_jwt');
  });

  it('says nothing of the person where it was not asked', async () => {
    const { person, tokensOf } = await aGuest();
    const tokens = await tokensOf(person.access_token, { scope: 'phone' });

    expect(tokens.id_token).toBeUndefined();
    expect(tokens.scope).toBe('phone');
    expect(decodeJwt(tokens.access_token)).toMatchObject({
      amr: [{ method: 'oauth_provider/authorization_code', timestamp: expect.any(Number) }],
    });
  });

  it.each([
    ['another verifier', { code_verifier: 'x'.repeat(43) }],
    ['no verifier', { code_verifier: undefined }],
    ['another redirect', { redirect_uri: 'https://app.example/other' }],
  ])('refuses %s', async (_what, changed) => {
    const { person, letIn, exchange } = await aGuest();
    const code = await letIn(person.access_token);

    expect((await exchange(code, changed)).json().error).toBe('invalid_grant');
    expect((await exchange(code)).statusCode).toBe(200);
  });

  it('refuses a code that was to go to a page which is the application’s no longer', async () => {
    const { person, client, letIn, exchange } = await aGuest();
    const code = await letIn(person.access_token);
    await service.sql`
      update oauth_clients set redirect_uris = '["https://app.example/other"]'
      where id = ${client.client_id}`;

    expect((await exchange(code)).json().error_description).toBe('Invalid redirect_uri');
  });

  it('refuses a code after a minute', async () => {
    const { person, letIn, exchange } = await aGuest();
    const code = await letIn(person.access_token);
    await service.sql`update oauth_authorizations set expires_at = expires_at - interval '60 seconds'`;

    expect((await exchange(code)).json().error_description).toBe('Authorization code has expired');
  });

  it('refuses the code of another application, and one that nobody made', async () => {
    const { person, verifier, letIn } = await aGuest();
    const other = await anApplication(service);
    const code = await letIn(person.access_token);

    expect((await other.exchange(code, { code_verifier: verifier })).json().error).toBe(
      'invalid_grant',
    );
    expect((await other.exchange('made up')).json().error).toBe('invalid_grant');
  });

  it('refuses a code of who takes their word back meanwhile', async () => {
    const { person, client, letIn, exchange } = await aGuest();
    const code = await letIn(person.access_token);
    await person.caller.call(api.revokeOauthGrant, { query: { client_id: client.client_id } });

    expect((await exchange(code)).json().error).toBe('invalid_grant');
  });

  it('refuses who is banned', async () => {
    const { person, letIn, exchange } = await aGuest();
    const code = await letIn(person.access_token);
    await service.sql`update users set banned_until = now() + interval '1 day' where id = ${person.id}`;

    expect((await exchange(code)).json().error).toBe('access_denied');
  });

  it('renews the tokens of the application, for itself alone', async () => {
    const { person, tokensOf, refresh } = await aGuest();
    const other = await anApplication(service);
    const tokens = await tokensOf(person.access_token);

    const stolen = await other.refresh(tokens.refresh_token);
    expect(stolen.json().error).toBe('invalid_grant');
    const own = await service.app.inject({
      method: 'POST',
      url: '/token?grant_type=refresh_token',
      payload: { refresh_token: tokens.refresh_token },
    });
    expect(own.json().code).toBe('refresh_token_not_found');
    const renewed = (await refresh(tokens.refresh_token)).json<OauthTokens>();
    expect(renewed.scope).toBe('openid email profile phone');
    expect(decodeJwt(renewed.access_token).session_id).toBe(
      decodeJwt(tokens.access_token).session_id,
    );
    expect((await refresh(person.refresh_token)).json().error).toBe('invalid_grant');
  });

  it('gives no refresh token to who may not use one', async () => {
    const { person, letIn, exchange, refresh } = await aGuest({
      grant_types: ['authorization_code'],
    });
    const tokens = (await exchange(await letIn(person.access_token))).json<OauthTokens>();

    expect(tokens.refresh_token).toBeUndefined();
    expect((await refresh('any')).json().error).toBe('unsupported_grant_type');
  });

  it('takes the name and secret of an application as a header too', async () => {
    const { person, client, verifier, letIn, post } = await aGuest();
    const code = await letIn(person.access_token);
    const fields = { grant_type: 'authorization_code', code, code_verifier: verifier };

    const wrong = await post(fields, basic(client.client_id, 'wrong'));
    expect([wrong.statusCode, wrong.headers['www-authenticate']]).toEqual([401, 'Basic']);
    const right = await post(fields, basic(client.client_id, client.client_secret ?? ''));
    expect(right.statusCode).toBe(200);
  });

  it('asks one without a secret for its verifier alone', async () => {
    const { person, letIn, exchange } = await aGuest({ token_endpoint_auth_method: 'none' });
    const code = await letIn(person.access_token);

    expect((await exchange(code, { client_secret: 'made up' })).json().error).toBe(
      'invalid_client',
    );
    expect((await exchange(code)).statusCode).toBe(200);
  });

  it.each([
    ['no secret', { client_secret: undefined }, 401, 'invalid_client'],
    ['another secret', { client_secret: 'wrong' }, 401, 'invalid_client'],
    ['an unknown name', { client_id: 'c0ffee' }, 401, 'invalid_client'],
    ['no grant', { grant_type: undefined }, 400, 'invalid_request'],
    ['a grant that is none', { grant_type: 'password' }, 400, 'unsupported_grant_type'],
    ['no code', { code: undefined }, 400, 'invalid_request'],
  ])('refuses %s', async (_what, changed, status, error) => {
    const { exchange } = await anApplication(service);
    const reply = await exchange('any', changed);

    expect([reply.statusCode, reply.json().error]).toEqual([status, error]);
  });

  it('takes JSON too', async () => {
    const { person, client, verifier, letIn } = await aGuest();
    const reply = await service.app.inject({
      method: 'POST',
      url: '/oauth/token',
      payload: {
        grant_type: 'authorization_code',
        code: await letIn(person.access_token),
        code_verifier: verifier,
        client_id: client.client_id,
        client_secret: client.client_secret,
      },
    });

    expect(reply.statusCode).toBe(200);
    expect(reply.headers['cache-control']).toBe('no-store');
  });
});

describe('the token of an application', () => {
  it('opens what identity tells of the person, as far as they said', async () => {
    const { person, tokensOf } = await aGuest();
    const all = service.bearing((await tokensOf(person.access_token)).access_token);
    const { access_token } = await tokensOf(person.access_token, { scope: 'openid' });

    expect((await all.call(api.getOauthUserInfo)).json()).toEqual({
      sub: person.id,
      email: person.email,
      // The address only counts as confirmed; no message to it was answered.
      email_verified: false,
      name: 'Ada Example',
      updated_at: expect.any(Number),
    });
    expect((await all.call(getUser)).json().id).toBe(person.id);
    const little = await service.bearing(access_token).call(api.getOauthUserInfo);
    expect(little.json()).toEqual({ sub: person.id });
    const own = await person.caller.call(api.getOauthUserInfo);
    expect(own.json()).toEqual({ sub: person.id });
    await service.sql`update users set email_proved_at = now() where id = ${person.id}`;
    const proved = await all.call(api.getOauthUserInfo);
    expect(proved.json()).toMatchObject({ email: person.email, email_verified: true });
  });

  it('opens nothing else', async () => {
    const { person, tokensOf } = await aGuest();
    const { access_token } = await tokensOf(person.access_token);
    const refused: [string, string][] = [
      ['PUT', '/user'],
      ['POST', '/logout'],
      ['GET', '/reauthenticate'],
      ['POST', '/factors'],
      ['GET', '/passkeys'],
      ['GET', '/user/identities/authorize?provider=google'],
      ['GET', '/user/oauth/grants'],
      ['GET', '/oauth/authorizations/c0ffee'],
      ['GET', '/admin/users'],
      ['GET', '/sessions'],
      ['GET', '/profiles/me'],
    ];
    for (const [method, url] of refused) {
      const reply = await service.app.inject({
        method: method as 'GET',
        url,
        headers: { authorization: `Bearer ${access_token}` },
        ...(method !== 'GET' && { payload: {} }),
      });
      expect([url, reply.statusCode]).toEqual([
        url,
        expect.toSatisfy((is) => is === 401 || is === 403),
      ]);
    }
    const put = await service.bearing(access_token).call(updateUser, { body: {} });
    expect(put.json().code).toBe('bad_jwt');
    expect((await service.bearing(access_token).call(getOwnProfile)).statusCode).toBe(401);
  });

  it('links no provider', async () => {
    const { person, tokensOf } = await aGuest();
    const { access_token } = await tokensOf(person.access_token);
    const reply = await service.app.inject({
      method: 'POST',
      url: '/token?grant_type=id_token',
      headers: { authorization: `Bearer ${access_token}` },
      payload: { provider: 'google', id_token: 'any', link_identity: true },
    });

    expect(reply.json().code).toBe('bad_jwt');
  });

  it('counts no longer once the person takes their word back', async () => {
    const { person, client, tokensOf } = await aGuest();
    const { access_token } = await tokensOf(person.access_token);
    await person.caller.call(api.revokeOauthGrant, { query: { client_id: client.client_id } });

    const reply = await service.bearing(access_token).call(api.getOauthUserInfo);
    expect(reply.json().code).toBe('session_not_found');
  });
});
