import * as api from '@sidework/contracts/identity/accounts/auth';

import { describe, expect, it } from 'vitest';
import { aPassword, aPerson, testIdentity } from '../../test/builders.ts';

const service = testIdentity();

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
