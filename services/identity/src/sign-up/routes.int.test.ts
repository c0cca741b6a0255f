import * as api from '@sidework/contracts/identity/accounts/auth';
import { contactChanged, profileChanged } from '@sidework/contracts/identity/events';
import { describe, expect, it } from 'vitest';
import {
  aMemberOf,
  anEmail,
  aPassword,
  aPerson,
  mailedToken,
  sinceMail,
  testIdentity,
} from '../../test/builders.ts';

const service = testIdentity();
const unconfirmed = testIdentity({ GOTRUE_MAILER_AUTOCONFIRM: false });
const closed = testIdentity({ GOTRUE_DISABLE_SIGNUP: true });

const signUp = (body: object, at = service) => at.visitor.call(api.signUp, { body });

describe('POST /signup', () => {
  it('makes user, profile, role and event in one go [AUTH-12] [PROF-01] [SEC-02]', async () => {
    const { id, email } = await aPerson(service, {
      user_type: 'professional',
      profession: 'Plumber',
    });

    const [profile] = await service.sql`select * from profiles where id = ${id}`;
    expect(profile).toMatchObject({
      full_name: 'Ada Example',
      email,
      profession: 'Plumber',
      user_type: 'professional',
      account_type: 'gig_worker',
      completed_services_as_professional: 0,
      is_set_up: false,
    });
    expect(await service.sql`select role from user_roles where user_id = ${id}`).toEqual([
      { role: 'professional' },
    ]);
    const told = await service.emitted(profileChanged.type);
    expect(told.filter(({ data }) => data.id === id)).toMatchObject([
      // It is not known yet whether this is a child.
      { data: { fullName: 'Ada E.', roles: ['professional'], mayAct: false } },
    ]);
    expect(JSON.stringify(told)).not.toContain(email);
  });

  it('tells the services that mail people how the newcomer is reached once it is known to be no child', async () => {
    const { id, email } = await aMemberOf(service);
    const told = (await service.emitted()).filter(({ data }) => data.id === id);
    expect(told.map(({ type, data }) => [type, data.email])).toEqual([
      [profileChanged.type, undefined],
      [contactChanged.type, null],
      [profileChanged.type, undefined],
      [contactChanged.type, email],
    ]);
    expect(JSON.stringify([told[0], told[2]])).not.toContain(email);
  });

  it('refuses metadata nested without end', async () => {
    const nested = `${'{"a":'.repeat(9_000)}1${'}'.repeat(9_000)}`;
    const reply = await service.app.inject({
      method: 'POST',
      url: '/signup',
      headers: { 'content-type': 'application/json' },
      payload: `{"email":"${anEmail()}","password":"${aPassword}","data":${nested}}`,
    });
    expect([reply.statusCode, reply.json().code]).toEqual([400, 'validation_failed']);
  });

  it('answers with header and shapes of GoTrue [AUTH-35] [AUTH-36]', async () => {
    const reply = await signUp({ email: anEmail(), password: aPassword });

    expect(reply.statusCode).toBe(200);
    expect(reply.headers['x-supabase-api-version']).toBe('2024-01-01');
    expect(api.AuthSession.safeParse(reply.json()).error).toBeUndefined();
  });

  it('takes a password of six characters and no name or profession [AUTH-08] [AUTH-09]', async () => {
    expect((await signUp({ email: anEmail(), password: 'xk7#pq' })).statusCode).toBe(200);
  });

  it('ignores what it does not know, and roles that people give themselves', async () => {
    const reply = await signUp({
      email: anEmail(),
      password: aPassword,
      role: 'admin',
      app_metadata: { roles: ['admin'] },
      data: { user_type: 'admin', account_type: 'business_professional', roles: ['admin'] },
    });

    expect(reply.json<api.AuthSession>().user).toMatchObject({
      role: 'authenticated',
      app_metadata: { user_type: 'client', account_type: 'client', roles: [] },
    });
  });

  it('refuses an address in use, however it is written [AUTH-22]', async () => {
    const { email } = await aPerson(service);
    const reply = await signUp({ email: email.toUpperCase(), password: aPassword });

    expect(reply.statusCode).toBe(422);
    expect(reply.json()).toMatchObject({
      code: 'user_already_exists',
      error_code: 'user_already_exists',
      message: 'User already registered',
      msg: 'User already registered',
    });
  });

  it('lets one of many who sign up at once with one address through', async () => {
    const body = { email: anEmail(), password: aPassword };
    const replies = await Promise.all(Array.from({ length: 8 }, () => signUp(body)));

    expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([
      200,
      ...Array(7).fill(422),
    ]);
  });

  it.each([
    ['no email', { password: aPassword }, 'anonymous_provider_disabled', 422],
    ['no password', { email: 'ada@example.com' }, 'validation_failed', 400],
    ['no address', { email: 'ada', password: aPassword }, 'validation_failed', 400],
    ['a number for an email', { email: 7, password: aPassword }, 'validation_failed', 400],
    ['five characters', { email: 'b@example.com', password: '12345' }, 'weak_password', 422],
    ['a common password', { email: 'b@example.com', password: '123456' }, 'weak_password', 422],
    [
      'too long a one',
      { email: 'b@example.com', password: 'x'.repeat(1025) },
      'validation_failed',
      400,
    ],
  ])('refuses %s [AUTH-07]', async (_what, body, code, status) => {
    const reply = await signUp(body);

    expect(reply.json()).toMatchObject({ code, error_code: code });
    expect(reply.statusCode).toBe(status);
  });

  it.each(['', '{', '[]', 'null', '"text"', '{"__proto__": {}}'])(
    'refuses the body %j without breaking',
    async (payload) => {
      const reply = await service.app.inject({
        method: 'POST',
        url: '/signup',
        headers: { 'content-type': 'application/json;charset=UTF-8' },
        payload,
      });
      expect(reply.statusCode).toBeGreaterThanOrEqual(400);
      expect(reply.statusCode).toBeLessThan(500);
      expect(reply.json()).toMatchObject({ error_code: expect.any(String) });
    },
  );

  it('is closed where sign-ups are switched off', async () => {
    const reply = await signUp({ email: anEmail(), password: aPassword }, closed);

    expect(reply.json().code).toBe('signup_disabled');
    expect((await closed.visitor.call(api.getSettings)).json().disable_signup).toBe(true);
  });

  it('mails a link and gives no session where addresses are confirmed [AUTH-23]', async () => {
    const email = anEmail();
    const reply = await signUp({ email, password: aPassword }, unconfirmed);

    expect(reply.json()).toMatchObject({ email, identities: [expect.anything()] });
    expect(reply.json()).not.toHaveProperty('access_token');
    expect(await mailedToken(unconfirmed, email, 'signup')).toHaveLength(43);
  });

  it('does not reveal who has an account where addresses are confirmed', async () => {
    const email = anEmail();
    const body = { email, password: aPassword, data: { full_name: 'Ada' } };
    const fresh = await signUp(body, unconfirmed);
    await sinceMail(unconfirmed, email, 60);
    const waiting = await signUp(body, unconfirmed);
    await unconfirmed.sql`update users set email_confirmed_at = now() where email = ${email}`;
    await sinceMail(unconfirmed, email, 60);
    const known = await signUp(body, unconfirmed);

    const shape = (reply: typeof fresh) => [reply.statusCode, Object.keys(reply.json()).sort()];
    expect(shape(waiting)).toEqual(shape(fresh));
    expect(shape(known)).toEqual(shape(fresh));
    expect(known.json().identities).toHaveLength(1);
    const mails = await unconfirmed.sql`
      select subject from mail_queue where recipient = ${email} order by id`;
    expect(mails.map(({ subject }) => subject)).toEqual([
      'Confirm your email address for Sidework',
      'Confirm your email address for Sidework',
      'You already have a Sidework account',
    ]);
  });
});
