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
      'Confirm your e-mail address for Sidework',
      'Confirm your e-mail address for Sidework',
      'You already have a Sidework account',
    ]);
  });
});

describe('GET /user', () => {
  it('shows the signed-in user [AUTH-26]', async () => {
    const { caller, id, email } = await aPerson(service);

    expect((await caller.call(api.getUser)).json()).toMatchObject({ id, email });
  });

  it('refuses a visitor', async () => {
    const reply = await service.visitor.call(api.getUser);

    expect(reply.statusCode).toBe(401);
    expect(reply.json()).toMatchObject({ code: 'no_authorization' });
    expect(reply.headers['x-supabase-api-version']).toBe('2024-01-01');
  });

  it('refuses whose account is gone', async () => {
    const { caller, id } = await aPerson(service);
    await service.sql`update users set deleted_at = now() where id = ${id}`;

    expect((await caller.call(api.getUser)).json().code).toBe('session_not_found');
  });
});

describe('PUT /user', () => {
  const signIn = (email: string, password: string) =>
    service.visitor.call(api.issueToken, {
      query: { grant_type: 'password' },
      body: { email, password },
    });

  it('changes the password and ends the other sessions', async () => {
    const { caller, email } = await aPerson(service);
    const elsewhere = (await signIn(email, aPassword)).json<api.AuthSession>();

    const reply = await caller.call(api.updateUser, { body: { password: 'another one' } });
    expect(reply.statusCode).toBe(200);
    expect((await signIn(email, aPassword)).json().code).toBe('invalid_credentials');
    expect((await signIn(email, 'another one')).statusCode).toBe(200);
    expect((await caller.call(api.getUser)).statusCode).toBe(200);
    const other = await service.bearing(elsewhere.access_token).call(api.getUser);
    expect(other.json().code).toBe('session_not_found');
  });

  it.each([
    ['the same password', aPassword, 'same_password'],
    ['a short one', 'abc', 'weak_password'],
    ['a common one', 'password', 'weak_password'],
  ])('refuses %s', async (_what, password, code) => {
    const { caller } = await aPerson(service);
    const reply = await caller.call(api.updateUser, { body: { password } });

    expect(reply.statusCode).toBe(422);
    expect(reply.json().code).toBe(code);
  });

  /** Moves the sign-ins of a person into the past, as if that much time had gone by. */
  const sinceSignIn = (userId: string, seconds: number) => service.sql`
    update sessions set
      created_at = created_at - ${seconds} * interval '1 second',
      amr = jsonb_set(amr, '{0,timestamp}', to_jsonb((amr->0->>'timestamp')::int - ${seconds}::int))
    where user_id = ${userId}`;

  it('takes a new password up to fifteen minutes after the sign-in', async () => {
    const { caller, id } = await aPerson(service);
    await sinceSignIn(id, 14 * 60);

    const reply = await caller.call(api.updateUser, { body: { password: 'another one' } });
    expect(reply.statusCode).toBe(200);
  });

  it('asks for a new sign-in later on, also after a renewal, and changes nothing', async () => {
    const { id, email, refresh_token } = await aPerson(service);
    await sinceSignIn(id, 15 * 60 + 1);
    const renewed = await service.visitor.call(api.issueToken, {
      query: { grant_type: 'refresh_token' },
      body: { refresh_token },
    });
    const caller = service.bearing(renewed.json<api.AuthSession>().access_token);

    const reply = await caller.call(api.updateUser, { body: { password: 'another one' } });
    expect(reply.statusCode).toBe(400);
    expect(reply.json()).toMatchObject({
      code: 'reauthentication_needed',
      message: 'Password update requires reauthentication',
    });
    expect((await signIn(email, aPassword)).statusCode).toBe(200);
  });

  it.each([
    ['a sign-in long ago', 'reauthentication_needed', (id: string) => sinceSignIn(id, 901)],
    [
      'a session that has ended',
      'session_not_found',
      (id: string) => service.sql`update sessions set revoked_at = now() where user_id = ${id}`,
    ],
  ])('does not tell %s whether a guess is the password', async (_what, code, age) => {
    const { caller, id } = await aPerson(service);
    await age(id);

    const guesses = [aPassword, 'not-the-one', 'abc'];
    const replies = await Promise.all(
      guesses.map((password) => caller.call(api.updateUser, { body: { password } })),
    );
    expect(replies.map((reply) => reply.json().code)).toEqual(guesses.map(() => code));
  });

  it('changes nothing for a body that names nothing it knows', async () => {
    const { caller, email } = await aPerson(service);

    expect((await caller.call(api.updateUser, { body: { nickname: 'A' } })).statusCode).toBe(200);
    expect((await signIn(email, aPassword)).statusCode).toBe(200);
  });

  it('refuses a visitor', async () => {
    const reply = await service.visitor.call(api.updateUser, { body: { password: 'whatever1' } });

    expect(reply.statusCode).toBe(401);
  });
});

describe('what anybody may ask', () => {
  it('is what is allowed here', async () => {
    expect((await service.visitor.call(api.getSettings)).json()).toEqual({
      external: expect.objectContaining({
        email: true,
        phone: false,
        anonymous_users: false,
        google: false,
      }),
      disable_signup: false,
      mailer_autoconfirm: true,
      phone_autoconfirm: false,
      sms_provider: '',
      saml_enabled: false,
      passkeys_enabled: true,
      mfa_factor_types: ['totp', 'webauthn', 'recovery_code'],
    });
  });

  it('is whether the service is there', async () => {
    expect((await service.visitor.call(api.getAuthHealth)).json().name).toBe('GoTrue');
  });
});
