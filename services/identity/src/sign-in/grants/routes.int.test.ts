import * as api from '@sidework/contracts/identity/accounts/auth';
import { sessionRevoked } from '@sidework/contracts/identity/events';
import { describe, expect, it } from 'vitest';
import {
  anEmail,
  anOlderHash,
  aPassword,
  aPerson,
  currentHash,
  expectSignedOut,
  testIdentity,
} from '../../../test/builders.ts';

const service = testIdentity();

const grant = (grant_type: string, body: object) =>
  service.visitor.call(api.issueToken, { query: { grant_type }, body });
const signIn = (email: string, password = aPassword) => grant('password', { email, password });
const refresh = (refresh_token: string) => grant('refresh_token', { refresh_token });

const sessionIdOf = ({ access_token }: Pick<api.AuthSession, 'access_token'>): string =>
  JSON.parse(Buffer.from(access_token.split('.')[1] ?? '', 'base64url').toString()).session_id;

const revocationsOf = async (sessionId: string) =>
  (await service.emitted(sessionRevoked.type)).filter(({ data }) => data.sessionId === sessionId);

/** Moves the replacement of tokens into the past, as if that much time had gone by. */
const wait = (session: api.AuthSession, seconds: number) => service.sql`
  update refresh_tokens set replaced_at = replaced_at - ${seconds} * interval '1 second'
  where session_id = ${sessionIdOf(session)}`;

describe('POST /token with a password', () => {
  it('gives a session with the claims that services read [AUTH-14] [AUTH-36]', async () => {
    const { email, id } = await aPerson(service, { user_type: 'professional' });
    const reply = await signIn(email.toUpperCase());

    const session = reply.json<api.AuthSession>();
    expect(api.AuthSession.safeParse(session).error).toBeUndefined();
    const [head, body] = session.access_token
      .split('.')
      .slice(0, 2)
      .map((part) => JSON.parse(Buffer.from(part, 'base64url').toString()));
    expect(head).toMatchObject({ alg: 'ES256', typ: 'JWT', kid: expect.any(String) });
    expect(body).toMatchObject({
      iss: 'http://localhost:8080/auth/v1',
      aud: 'authenticated',
      sub: id,
      role: 'authenticated',
      email,
      aal: 'aal1',
      amr: [{ method: 'password', timestamp: expect.any(Number) }],
      session_id: expect.any(String),
      app_metadata: {
        provider: 'email',
        providers: ['email'],
        user_type: 'professional',
        account_type: 'gig_worker',
        roles: ['professional'],
      },
      user_metadata: { full_name: 'Ada Example' },
    });
    expect(body.exp - body.iat).toBe(900);
  });

  it('answers a wrong password and an unknown address alike [AUTH-21]', async () => {
    const { email } = await aPerson(service);
    const wrong = await signIn(email, 'not-the-one');
    const unknown = await signIn(anEmail(), 'not-the-one');

    expect(wrong.statusCode).toBe(400);
    expect(wrong.json()).toMatchObject({
      code: 'invalid_credentials',
      message: 'Invalid login credentials',
    });
    const { request_id: _one, ...known } = wrong.json();
    const { request_id: _other, ...nobody } = unknown.json();
    expect(nobody).toEqual(known);
  });

  it('brings a hash of older settings up to date', async () => {
    const { email } = await aPerson(service);
    await service.sql`
      update users set password_hash = ${anOlderHash(aPassword)} where email = ${email}`;

    expect((await signIn(email)).statusCode).toBe(200);
    const [user] = await service.sql`select password_hash from users where email = ${email}`;
    expect(user?.password_hash.startsWith(currentHash)).toBe(true);
    expect((await signIn(email)).statusCode).toBe(200);
  });

  it.each([
    ['no email', { password: aPassword }],
    ['no password', { email: 'ada@example.com' }],
    ['an endless password', { email: 'ada@example.com', password: 'x'.repeat(2000) }],
    ['an email with a null character', { email: 'a\u0000@example.com', password: aPassword }],
    ['nothing', {}],
  ])('refuses %s', async (_what, body) => {
    expect((await grant('password', body)).statusCode).toBe(400);
  });

  it.each(['', 'pkce', 'client_credentials'])('refuses the grant type %j', async (type) => {
    expect((await grant(type, {})).statusCode).toBe(400);
  });

  it('takes no more of one account than fits its line, and says when to come again', async () => {
    const { email } = await aPerson(service);
    const replies = await Promise.all(Array.from({ length: 40 }, () => signIn(email)));

    const turnedAway = replies.filter(({ statusCode }) => statusCode !== 200);
    expect(turnedAway.length).toBeGreaterThan(0);
    expect(turnedAway.length).toBeLessThanOrEqual(40 - 22);
    for (const reply of turnedAway) {
      expect(reply.statusCode).toBe(429);
      expect(reply.json().code).toBe('over_request_rate_limit');
      expect(reply.headers['retry-after']).toBe('2');
    }
  });
});

describe('POST /token with a refresh token', () => {
  it('gives the next one and keeps the session [AUTH-28] [AUTH-44]', async () => {
    const first = await aPerson(service);
    const second = (await refresh(first.refresh_token)).json<api.AuthSession>();
    const third = (await refresh(second.refresh_token)).json<api.AuthSession>();

    const tokens = [first, second, third].map(({ refresh_token }) => refresh_token);
    expect(new Set(tokens).size).toBe(3);
    expect(sessionIdOf(third)).toBe(sessionIdOf(first));
  });

  it('keeps no token in the clear', async () => {
    const { refresh_token } = await aPerson(service);
    const [found] = await service.sql`
      select count(*)::int as rows from refresh_tokens where token_hash = ${refresh_token}`;

    expect(found?.rows).toBe(0);
  });

  it('advances once for fifty that renew at the same moment', async () => {
    const session = await aPerson(service);
    const replies = await Promise.all(
      Array.from({ length: 50 }, () => refresh(session.refresh_token)),
    );

    expect(new Set(replies.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
    const given = replies.map((reply) => reply.json<api.AuthSession>().refresh_token);
    expect(new Set(given).size).toBe(1);
    const [kept] = await service.sql`
      select count(*)::int as all, count(*) filter (where replaced_at is null)::int as active
      from refresh_tokens where session_id = ${sessionIdOf(session)}`;
    expect(kept).toEqual({ all: 2, active: 1 });
  });

  it('gives the active token again to its parent, for ten seconds', async () => {
    const first = await aPerson(service);
    const second = (await refresh(first.refresh_token)).json<api.AuthSession>();
    await wait(first, 9);

    const again = (await refresh(first.refresh_token)).json<api.AuthSession>();
    expect(again.refresh_token).toBe(second.refresh_token);
  });

  it('ends the session when a parent comes back after ten seconds', async () => {
    const first = await aPerson(service);
    const second = (await refresh(first.refresh_token)).json<api.AuthSession>();
    await wait(first, 11);

    const replayed = await refresh(first.refresh_token);
    expect(replayed.statusCode).toBe(400);
    expect(replayed.json().code).toBe('refresh_token_already_used');
    expect((await refresh(second.refresh_token)).json().code).toBe('refresh_token_not_found');
  });

  it('ends the family when an older ancestor is replayed, tokens and all', async () => {
    const first = await aPerson(service);
    const second = (await refresh(first.refresh_token)).json<api.AuthSession>();
    const third = (await refresh(second.refresh_token)).json<api.AuthSession>();

    const replayed = await refresh(first.refresh_token);
    expect(replayed.json().code).toBe('refresh_token_already_used');
    expect((await refresh(third.refresh_token)).json().code).toBe('refresh_token_not_found');
    const user = await service.bearing(third.access_token).call(api.getUser);
    expect(user.json().code).toBe('session_not_found');
    expect(await revocationsOf(sessionIdOf(first))).toHaveLength(1);
  });

  it('carries what the profile says by now', async () => {
    const { refresh_token, id } = await aPerson(service);
    await service.sql`
      update profiles set account_type = 'gig_worker', user_type = 'professional' where id = ${id}`;

    const { user } = (await refresh(refresh_token)).json<api.AuthSession>();
    expect(user.app_metadata).toMatchObject({ account_type: 'gig_worker' });
  });

  it.each([
    ['an unknown one', 'x'.repeat(43), 'refresh_token_not_found'],
    ['one with a null character', 'x\u0000', 'refresh_token_not_found'],
    ['an empty one [AUTH-37]', '', 'validation_failed'],
  ])('refuses %s', async (_what, token, code) => {
    const reply = await refresh(token);

    expect(reply.statusCode).toBe(400);
    expect(reply.json().code).toBe(code);
  });
});

describe('POST /logout', () => {
  /** Sessions of one person: the one that signs out, and another. */
  async function twoSessions() {
    const own = await aPerson(service);
    const other = (await signIn(own.email)).json<api.AuthSession>();
    return { own, other };
  }

  const stands = async (session: api.AuthSession) =>
    (await service.bearing(session.access_token).call(api.getUser)).statusCode === 200;

  it.each([
    ['global', false, false],
    ['local', false, true],
    ['others', true, false],
  ])('ends %s sessions [AUTH-32]', async (scope, ownStands, otherStands) => {
    const { own, other } = await twoSessions();
    const reply = await own.caller.call(api.signOut, { query: { scope } });

    expect(reply.statusCode).toBe(204);
    expect(reply.body).toBe('');
    expect(await stands(own)).toBe(ownStands);
    expect(await stands(other)).toBe(otherStands);
    expect((await refresh(own.refresh_token)).statusCode).toBe(ownStands ? 200 : 400);
    expect((await refresh(other.refresh_token)).statusCode).toBe(otherStands ? 200 : 400);
  });

  it('ends all where no scope is given, with the empty body of the client', async () => {
    const { own, other } = await twoSessions();
    const reply = await service.app.inject({
      method: 'POST',
      url: '/logout',
      headers: {
        authorization: `Bearer ${own.access_token}`,
        'content-type': 'application/json;charset=UTF-8',
      },
      payload: '',
    });

    expect(reply.statusCode).toBe(204);
    expect([await stands(own), await stands(other)]).toEqual([false, false]);
  });

  it('tells every service, and has the other routes refuse the token too [AUTH-24]', async () => {
    const own = await aPerson(service);
    await own.caller.call(api.signOut, { query: { scope: 'local' } });

    const [told] = await revocationsOf(sessionIdOf(own));
    expect(told?.data).toMatchObject({ sessionId: sessionIdOf(own), userId: own.id });
    expect(Date.parse(String(told?.data.tokensExpireAt))).toBeGreaterThan(
      (own.expires_at ?? 0) * 1000,
    );
    await expectSignedOut(own.caller);
  });

  it('ends nothing of anybody else', async () => {
    const [own, stranger] = [await aPerson(service), await aPerson(service)];
    await own.caller.call(api.signOut, { query: { scope: 'global' } });

    expect(await stands(stranger)).toBe(true);
  });

  it('refuses an unknown scope and a second time', async () => {
    const own = await aPerson(service);
    const unknown = await own.caller.call(api.signOut, { query: { scope: 'everything' } });
    expect(unknown.json().code).toBe('validation_failed');

    await own.caller.call(api.signOut);
    const again = await own.caller.call(api.signOut);
    expect(again.statusCode).toBe(403);
    expect(again.json().code).toBe('session_not_found');
    expect(await revocationsOf(sessionIdOf(own))).toHaveLength(1);
  });

  it('refuses a visitor', async () => {
    expect((await service.visitor.call(api.signOut)).json().code).toBe('no_authorization');
  });
});
