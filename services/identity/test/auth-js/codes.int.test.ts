import * as codes from '@sidework/contracts/identity/one-time-tokens/auth-codes';
import { describe, expect, it } from 'vitest';
import { anEmail, aPassword, inEvenTime, testIdentity } from '../builders.ts';
import {
  aMember,
  aPhone,
  aWrongCode,
  clientOf,
  countMessagesTo,
  messageTo,
  sinceMessages,
} from '../clients.ts';

const phones = { GOTRUE_EXTERNAL_PHONE_ENABLED: true };

describe('codes and magic links with the client as it is', () => {
  const service = testIdentity({ ...phones, GOTRUE_SMS_TEST_OTP: { '1234567890': '123456' } });
  const unconfirmed = testIdentity({ GOTRUE_MAILER_AUTOCONFIRM: false });
  const closed = testIdentity({ ...phones, GOTRUE_DISABLE_SIGNUP: true });
  const unreachable = testIdentity({
    ...phones,
    GOTRUE_SMS_PROVIDER: 'webhook',
    SMS_WEBHOOK_URL: 'http://127.0.0.1:1',
  });
  const frugal = testIdentity({
    ...phones,
    GOTRUE_RATE_LIMIT_EMAIL_SENT: 0,
    GOTRUE_RATE_LIMIT_SMS_SENT: 0,
  });

  it('sign in by a mailed code, once, and sign up who is new', async () => {
    const client = await clientOf(service);
    const email = anEmail();
    const options = { data: { hello: 'world' } };
    const sent = await client.signInWithOtp({ email, options });
    expect(sent).toMatchObject({ error: null, data: { user: null, session: null } });

    const { code } = await messageTo(service, email);
    const { data } = await client.verifyOtp({ email, token: code, type: 'email' });
    expect(data.user).toMatchObject({
      email,
      email_confirmed_at: expect.any(String),
      user_metadata: { hello: 'world', email_verified: true },
    });
    const again = await client.verifyOtp({ email, token: code, type: 'email' });
    expect(again.error).toMatchObject({
      code: 'otp_expired',
      status: 403,
      message: 'Token has expired or is invalid',
    });
  });

  it.each(['magiclink', 'email'] as const)('sign in by the link as %s', async (type) => {
    const { client, email, id } = await aMember(service);
    await client.signInWithOtp({ email });

    const { tokenHash, link } = await messageTo(service, email);
    expect(link.searchParams.get('type')).toBe('magiclink');
    const { data } = await client.verifyOtp({ token_hash: tokenHash, type });
    expect(data.user?.id).toBe(id);
  });

  it('confirm the address of who signed up and waits', async () => {
    const client = await clientOf(unconfirmed);
    const email = anEmail();
    await client.signInWithOtp({ email });

    const { code, link } = await messageTo(unconfirmed, email);
    expect(link.searchParams.get('type')).toBe('signup');
    const { data } = await client.verifyOtp({ email, token: code, type: 'email' });
    expect(data.user?.email_confirmed_at).toBeDefined();
  });

  it('go to the page that the client asked for, where it is allowed', async () => {
    const client = await clientOf(service);
    const redirectOf = async (emailRedirectTo: string) => {
      const email = anEmail();
      await client.signInWithOtp({ email, options: { emailRedirectTo } });
      return (await messageTo(service, email)).link.searchParams.get('redirect_to');
    };

    expect(await redirectOf('http://localhost:8080/welcome')).toBe('http://localhost:8080/welcome');
    expect(await redirectOf('https://evil.example')).toBeNull();
  });

  it('sign in by a texted code', async () => {
    const client = await clientOf(service);
    const phone = aPhone();
    expect((await client.signInWithOtp({ phone: `+${phone}` })).error).toBeNull();

    const { code } = await messageTo(service, phone);
    const { data } = await client.verifyOtp({ phone, token: code, type: 'sms' });
    expect(data.user).toMatchObject({ phone, phone_confirmed_at: expect.any(String) });
  });

  it('are known beforehand for a number for tests, to which nothing goes', async () => {
    const client = await clientOf(service);
    const phone = '1234567890';
    const { data } = await client.signInWithOtp({ phone });
    expect(data.messageId).toBe('test-otp');
    expect(await countMessagesTo(service, phone)).toBe(0);

    const verified = await client.verifyOtp({ phone, token: '123456', type: 'sms' });
    expect(verified.data.user?.phone).toBe(phone);
  });

  it('open nothing after five wrong ones', async () => {
    const { client, email } = await aMember(service);
    await client.signInWithOtp({ email });
    const { code } = await messageTo(service, email);
    const type = 'magiclink';
    for (let tries = 0; tries < 5; tries += 1) {
      const { error } = await client.verifyOtp({ email, token: aWrongCode(code), type });
      expect(error?.code).toBe('otp_expired');
    }

    const { error } = await client.verifyOtp({ email, token: code, type });
    expect(error?.code).toBe('otp_expired');
  });

  it('open nothing after their time, though the link does still', async () => {
    const { client, email, id } = await aMember(service);
    await client.signInWithOtp({ email });
    const { code, tokenHash } = await messageTo(service, email);
    await service.sql`update one_time_tokens set code_expires_at = now() where user_id = ${id}`;

    const late = await client.verifyOtp({ email, token: code, type: 'email' });
    expect(late.error?.code).toBe('otp_expired');
    const linked = await client.verifyOtp({ token_hash: tokenHash, type: 'magiclink' });
    expect(linked.error).toBeNull();
  });

  it.each([
    ['who is banned', 'banned_until', 'user_banned'],
    ['who is gone', 'deleted_at', 'otp_expired'],
  ])('do not let in %s', async (_what, column, code) => {
    const { client, email, id } = await aMember(service);
    await client.signInWithOtp({ email });
    const { tokenHash } = await messageTo(service, email);
    await service.sql`update users set ${service.sql(column)} = '2100-01-01' where id = ${id}`;

    const { error } = await client.verifyOtp({ token_hash: tokenHash, type: 'magiclink' });
    expect(error).toMatchObject({ code, status: 403 });
  });

  it.each([
    ['an address', { email: anEmail() }],
    ['a number', { phone: aPhone() }],
  ])('make no account for %s where the client asks not to', async (_what, contact) => {
    const client = await clientOf(service);
    const options = { shouldCreateUser: false };

    const { error } = await client.signInWithOtp({ ...contact, options });
    expect(error).toMatchObject({ code: 'otp_disabled', status: 422 });
  });

  it.each([
    ['a closed house, by mail', closed, { email: anEmail() }, 'signup_disabled'],
    ['a closed house, by phone', closed, { phone: aPhone() }, 'signup_disabled'],
    ['a sender that is away', unreachable, { phone: aPhone() }, 'sms_send_failed'],
    ['phones that are switched off', unconfirmed, { phone: aPhone() }, 'phone_provider_disabled'],
    ['a used-up budget of mails', frugal, { email: anEmail() }, 'over_email_send_rate_limit'],
    ['a used-up budget of texts', frugal, { phone: aPhone() }, 'over_sms_send_rate_limit'],
    ['an address that is none', service, { email: 'ada' }, 'validation_failed'],
    ['a number that is none', service, { phone: 'ada' }, 'validation_failed'],
  ])('are refused by %s', async (_what, at, contact, code) => {
    const { error } = await (await clientOf(at)).signInWithOtp(contact);

    expect(error?.code).toBe(code);
  });

  it('go out once a minute, and the answer is the same', async () => {
    const client = await clientOf(service);
    const [email, phone] = [anEmail(), aPhone()];
    for (const contact of [{ email }, { phone }]) {
      const first = await client.signInWithOtp(contact);
      expect(await client.signInWithOtp(contact)).toEqual(first);
    }

    expect(await countMessagesTo(service, email)).toBe(1);
    expect(await countMessagesTo(service, phone)).toBe(1);
  });

  it.each([
    ['/otp by mail', '/otp', { email: anEmail() }],
    ['/otp by phone', '/otp', { phone: aPhone() }],
    ['/resend by mail', '/resend', { type: 'signup', email: anEmail() }],
    ['/resend by phone', '/resend', { type: 'sms', phone: aPhone() }],
    ['/recover', '/recover', { email: anEmail() }],
  ])('take their time at %s, whatever there is to do', async (_what, url, payload) => {
    const post = () => service.app.inject({ method: 'POST', url, payload });
    const { given, ms } = await inEvenTime(service, post);

    expect(given.statusCode).toBe(200);
    expect(ms).toBeGreaterThanOrEqual(145);
  });

  it('make one account and one message of many requests at once', async () => {
    const [email, phone] = [anEmail(), aPhone()];
    const replies = await Promise.all(
      [{ email }, { phone }].flatMap((body) =>
        Array.from({ length: 6 }, () => service.visitor.call(codes.sendCode, { body })),
      ),
    );

    expect(new Set(replies.map(({ statusCode, body }) => `${statusCode} ${body}`)).size).toBe(1);
    expect(await countMessagesTo(service, email)).toBe(1);
    expect(await countMessagesTo(service, phone)).toBe(1);
  });

  it('are texted again on demand, and nobody is told whether there was a reason', async () => {
    const client = await clientOf(service);
    const phone = aPhone();
    await client.signUp({ phone, password: aPassword });
    const first = await messageTo(service, phone);
    const [user] = await service.sql`select id from users where phone = ${phone}`;
    await sinceMessages(service, user?.id, 60);

    for (const to of [phone, aPhone()]) {
      const { data, error } = await client.resend({ type: 'sms', phone: to });
      expect([error, data.messageId]).toEqual([null, undefined]);
    }
    // The answer does not wait for the text, by which it would tell of it.
    await expect.poll(() => countMessagesTo(service, phone), { timeout: 10_000 }).toBe(2);
    const second = await messageTo(service, phone);
    const stale = await client.verifyOtp({ phone, token: first.code, type: 'sms' });
    expect(stale.error === null).toBe(first.code === second.code);
    const { error } = await client.verifyOtp({ phone, token: second.code, type: 'sms' });
    expect(error).toBeNull();
  });

  it('are not missed where the sender is away and there is nothing to resend', async () => {
    const client = await clientOf(unreachable);
    const phone = aPhone();
    const id = (await aMember(unreachable)).id;
    await unreachable.sql`update users set phone = ${phone} where id = ${id}`;

    for (const to of [phone, aPhone()])
      expect((await client.resend({ type: 'sms', phone: to })).error).toBeNull();
  });

  it.each([
    ['no type', { token: '123456', email: 'a@example.com' }],
    ['a type that is none', { type: 'constructor', token: '123456', email: 'a@example.com' }],
    ['a type of the other way', { type: 'sms', token: '123456', email: 'a@example.com' }],
    ['a code of nobody', { type: 'email', token: '123456' }],
    ['a code of two', { type: 'email', token: '1', email: 'a@example.com', phone: '491' }],
    ['code and link', { type: 'email', token: '1', token_hash: 'x', email: 'a@example.com' }],
    ['a link of somebody', { type: 'email', token_hash: 'x', email: 'a@example.com' }],
    ['a link for a text', { type: 'sms', token_hash: 'x' }],
  ])('are refused with %s', async (_what, body) => {
    const reply = await service.app.inject({ method: 'POST', url: '/verify', payload: body });

    expect([reply.statusCode, reply.json().code]).toEqual([400, 'validation_failed']);
  });

  it.each([
    ['no contact', {}],
    ['both', { email: anEmail(), phone: aPhone() }],
    ['a channel for a mail', { email: anEmail(), channel: 'sms' }],
    ['half a flow', { email: anEmail(), code_challenge_method: 's256' }],
  ])('are not sent to %s', async (_what, body) => {
    const reply = await service.app.inject({ method: 'POST', url: '/otp', payload: body });

    expect([reply.statusCode, reply.json().code]).toEqual([400, 'validation_failed']);
  });

  it('are mailed by the older name too', async () => {
    const email = anEmail();
    const reply = await service.app.inject({
      method: 'POST',
      url: '/magiclink',
      payload: { email },
    });

    expect(reply.json()).toEqual({});
    expect(await countMessagesTo(service, email)).toBe(1);
  });
});
