import type { UserAttributes } from '@supabase/auth-js';
import { describe, expect, it } from 'vitest';
import { anEmail, aPassword, testIdentity } from '../builders.ts';
import {
  aMember,
  aPhone,
  aWrongCode,
  clientOf,
  countMessagesTo,
  messageTo,
  sinceSignIn,
} from '../clients.ts';
import { untilSomebodyWaits } from '../waiting.ts';

const old = 15 * 60 + 1;
const anotherPassword = 'another-harbour-8';

describe('updateUser of the client as it is', () => {
  const service = testIdentity({ GOTRUE_EXTERNAL_PHONE_ENABLED: true });
  const trusting = testIdentity({
    GOTRUE_EXTERNAL_PHONE_ENABLED: true,
    GOTRUE_SMS_AUTOCONFIRM: true,
    GOTRUE_MAILER_SECURE_EMAIL_CHANGE_ENABLED: false,
    GOTRUE_SECURITY_UPDATE_PASSWORD_REQUIRE_REAUTHENTICATION: false,
  });

  /** An authenticator app, as if it had been enrolled. */
  const aFactor = (userId: string) => service.sql`
    insert into factors (id, user_id, factor_type, status, created_at, updated_at)
    values (gen_random_uuid(), ${userId}, 'totp', 'verified', now(), now())`;

  const emptied = (attributes: UserAttributes) =>
    attributes as Parameters<Awaited<ReturnType<typeof clientOf>>['updateUser']>[0];

  describe('metadata', () => {
    it('is merged, null takes away, and no fresh sign-in is asked for', async () => {
      const { client, id } = await aMember(service);
      await sinceSignIn(service, id, old);
      await client.updateUser({ data: { hello: 'world', theme: 'dark' } });

      const { data } = await client.updateUser({ data: { theme: null, size: 7 } });
      expect(data.user?.user_metadata).toMatchObject({ hello: 'world', size: 7, sub: id });
      expect(data.user?.user_metadata).not.toHaveProperty('theme');
    });

    it('is bounded, since it travels in every token', async () => {
      const { client } = await aMember(service);

      const { error } = await client.updateUser({ data: { text: 'x'.repeat(5_000) } });
      expect(error?.code).toBe('validation_failed');
    });

    it('cannot hold what its sum makes too long', async () => {
      const { client } = await aMember(service);
      await client.updateUser({ data: { one: 'x'.repeat(3_000) } });

      const { error } = await client.updateUser({ data: { two: 'x'.repeat(3_000) } });
      expect(error?.code).toBe('validation_failed');
    });
  });

  describe('a password', () => {
    it('is changed by the code of reauthenticate, which works once', async () => {
      const { client, id, email } = await aMember(service);
      await sinceSignIn(service, id, old);
      const early = await client.updateUser({ password: anotherPassword });
      expect(early.error).toMatchObject({ code: 'reauthentication_needed', status: 400 });

      expect((await client.reauthenticate()).error).toBeNull();
      const { code: nonce, tokenHash } = await messageTo(service, email);
      expect(tokenHash).toBe('');
      const wrong = await client.updateUser({
        password: anotherPassword,
        nonce: aWrongCode(nonce),
      });
      expect(wrong.error).toMatchObject({ code: 'reauthentication_not_valid', status: 422 });
      expect((await client.updateUser({ password: anotherPassword, nonce })).error).toBeNull();
      const used = await client.updateUser({ password: 'one-more-harbour', nonce });
      expect(used.error?.code).toBe('reauthentication_not_valid');
    });

    it('needs no proof where that is switched off', async () => {
      const { client, id } = await aMember(trusting);
      await sinceSignIn(trusting, id, old);

      const { error } = await client.updateUser({ password: anotherPassword, nonce: 'ignored' });
      expect(error).toBeNull();
    });

    it('is changed by the one that it replaces, where that is given', async () => {
      const { client } = await aMember(service);
      const wrong = await client.updateUser({
        password: anotherPassword,
        current_password: 'not-the-one',
      });
      expect(wrong.error?.code).toBe('current_password_invalid');

      const { error } = await client.updateUser({
        password: anotherPassword,
        current_password: aPassword,
      });
      expect(error).toBeNull();
    });

    it('cannot be guessed at here more often than at the sign-in', async () => {
      const { client } = await aMember(service);
      const codes: unknown[] = [];
      for (let tries = 0; tries < 6; tries += 1) {
        const current_password = `not-the-one-${tries}`;
        const { error } = await client.updateUser({ password: anotherPassword, current_password });
        codes.push(error?.code);
      }

      expect(codes.slice(0, 5)).toEqual(Array(5).fill('current_password_invalid'));
      expect(codes[5]).toBe('over_request_rate_limit');
    });
  });

  it.each([
    ['password', { password: anotherPassword }],
    ['address', { email: anEmail() }],
    ['number', { phone: aPhone() }],
  ])('asks for a fresh sign-in for another %s', async (_what, attributes) => {
    const { client, id } = await aMember(service);
    await sinceSignIn(service, id, old);

    const { error } = await client.updateUser(emptied(attributes));
    expect(error?.code).toBe('reauthentication_needed');
  });

  it.each([
    ['password', { password: anotherPassword }],
    ['address', { email: anEmail() }],
    ['number', { phone: aPhone() }],
    ['word of themselves', { data: { hello: 'world' } }],
  ])('asks who has a second factor for it for another %s', async (_what, attributes) => {
    const { client, id } = await aMember(service);
    await aFactor(id);

    const { error } = await client.updateUser(emptied(attributes));
    expect(error).toMatchObject({ code: 'insufficient_aal', status: 401 });
  });

  describe('reauthenticate', () => {
    it('sends one code a minute, and says so', async () => {
      const { client } = await aMember(service);
      await client.reauthenticate();

      const { error } = await client.reauthenticate();
      expect(error).toMatchObject({ code: 'over_email_send_rate_limit', status: 429 });
    });

    it('uses nothing of the mails of all up where it sends none', async () => {
      const { client } = await aMember(service);
      await client.reauthenticate();
      // As after many mails: the time alone frees nothing that the tries could take.
      const [before] = await service.sql`
        update rate_limits set arrives_at = now() + interval '30 minutes'
        where key = 'mails' returning arrives_at`;

      for (let n = 0; n < 5; n += 1) expect((await client.reauthenticate()).error).not.toBeNull();
      const [after] = await service.sql`select arrives_at from rate_limits where key = 'mails'`;
      expect(before).toBeDefined();
      expect(after).toEqual(before);
    });

    it('waits for a sign-out without keeping it waiting', async () => {
      const { client, id } = await aMember(service);
      let asking: ReturnType<typeof client.reauthenticate> | undefined;
      await service.sql.begin(async (sql) => {
        await sql`select from users where id = ${id} for no key update`;
        asking = client.reauthenticate();
        await untilSomebodyWaits(service, sql);
        await sql`select from sessions where user_id = ${id} for update nowait`;
      });

      expect((await asking)?.error).toBeNull();
    });

    it('texts who has no address', async () => {
      const client = await clientOf(trusting);
      const phone = aPhone();
      await client.signUp({ phone, password: aPassword });

      expect((await client.reauthenticate()).error).toBeNull();
      expect(await countMessagesTo(trusting, phone)).toBe(1);
    });

    it.each([
      ['email_confirmed_at', 'email_not_confirmed'],
      ['email', 'validation_failed'],
    ])('is refused without %s', async (column, code) => {
      const { client, id } = await aMember(service);
      await service.sql`update users set ${service.sql(column)} = null where id = ${id}`;

      expect((await client.reauthenticate()).error?.code).toBe(code);
    });

    it('is refused without a number that is confirmed', async () => {
      const { client, id } = await aMember(service);
      await service.sql`update users set email = null, phone = ${aPhone()} where id = ${id}`;

      expect((await client.reauthenticate()).error?.code).toBe('phone_not_confirmed');
    });
  });

  it.each([
    ['an address that is none', { email: 'ada' }],
    ['a number that is none', { phone: 'ada' }],
    ['a channel that is none', { data: {}, channel: 'pigeon' }],
  ])('refuses %s', async (_what, attributes) => {
    const { client } = await aMember(service);

    const { error } = await client.updateUser(emptied(attributes as UserAttributes));
    expect(error?.code).toBe('validation_failed');
  });
});
