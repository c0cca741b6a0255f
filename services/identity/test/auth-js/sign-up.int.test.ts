import * as api from '@sidework/contracts/identity/accounts/auth';
import { describe, expect, it, vi } from 'vitest';
import { anEmail, aPassword, inEvenTime, testIdentity } from '../builders.ts';
import { aPhone, clientOf, countMessagesTo, messageTo, sinceMessages } from '../clients.ts';

const everybody = {
  GOTRUE_EXTERNAL_PHONE_ENABLED: true,
  GOTRUE_EXTERNAL_ANONYMOUS_USERS_ENABLED: true,
};

describe('a sign-up with the client as it is', () => {
  const taken = testIdentity({ ...everybody, GOTRUE_SMS_AUTOCONFIRM: true });
  const asked = testIdentity({ ...everybody, GOTRUE_MAILER_AUTOCONFIRM: false });
  const unreachable = testIdentity({
    ...everybody,
    GOTRUE_SMS_PROVIDER: 'webhook',
    SMS_WEBHOOK_URL: 'http://127.0.0.1:1',
  });
  const shut = testIdentity({
    GOTRUE_DISABLE_SIGNUP: true,
    GOTRUE_EXTERNAL_EMAIL_ENABLED: false,
    GOTRUE_EXTERNAL_ANONYMOUS_USERS_ENABLED: true,
  });
  const unaddressed = testIdentity({ GOTRUE_EXTERNAL_EMAIL_ENABLED: false });

  it('keeps the metadata, and adds what GoTrue adds, which nobody can claim for themselves', async () => {
    const client = await clientOf(taken);
    const email = anEmail();
    const { data } = await client.signUp({
      email,
      password: aPassword,
      options: { data: { info: 'some info', sub: 'somebody else', email_verified: 'no' } },
    });

    expect(data.user?.user_metadata).toEqual({
      info: 'some info',
      sub: data.user?.id,
      email,
      email_verified: true,
      phone_verified: false,
    });
  });

  it('by phone is signed in at once where numbers are taken as given', async () => {
    const phone = aPhone();
    const signUp = await (await clientOf(taken)).signUp({ phone, password: aPassword });

    expect(signUp.data.user).toMatchObject({
      phone,
      email: '',
      phone_confirmed_at: expect.any(String),
      app_metadata: { provider: 'phone', providers: ['phone'] },
      user_metadata: { phone, phone_verified: true, email_verified: false },
    });
    const signIn = await (await clientOf(taken)).signInWithPassword({ phone, password: aPassword });
    expect(signIn.error).toBeNull();
    const [profile] =
      await taken.sql`select phone from profiles where id = ${signUp.data.user?.id ?? ''}`;
    expect(profile?.phone).toBe(`+${phone}`);
  });

  it('tells a number in use where numbers are taken as given', async () => {
    const phone = aPhone();
    const client = await clientOf(taken);
    await client.signUp({ phone, password: aPassword });

    const { error } = await client.signUp({ phone: `+${phone}`, password: aPassword });
    expect(error?.code).toBe('user_already_exists');
  });

  it('by phone waits for the texted code otherwise', async () => {
    const phone = aPhone();
    const client = await clientOf(asked);
    const { data } = await client.signUp({
      phone,
      password: aPassword,
      options: { channel: 'whatsapp' },
    });
    expect(data).toMatchObject({ session: null, user: { phone } });
    const early = await client.signInWithPassword({ phone, password: aPassword });
    expect(early.error?.code).toBe('phone_not_confirmed');

    const { code } = await messageTo(asked, phone);
    const verified = await client.verifyOtp({ phone, token: code, type: 'sms' });
    expect(verified.data.user).toMatchObject({
      phone_confirmed_at: expect.any(String),
      user_metadata: { phone_verified: true },
    });
  });

  it('tells only who holds a number that it has an account', async () => {
    const phone = aPhone();
    const client = await clientOf(asked);
    const first = await client.signUp({ phone, password: aPassword });
    const { code } = await messageTo(asked, phone);
    await client.verifyOtp({ phone, token: code, type: 'sms' });
    await sinceMessages(asked, first.data.user?.id ?? '', 60);

    const again = await client.signUp({ phone, password: aPassword });
    expect(Object.keys(again.data.user ?? {})).toEqual(Object.keys(first.data.user ?? {}));
    expect(again.data.user?.id).not.toBe(first.data.user?.id);
    expect((await messageTo(asked, phone)).text).toContain('already have a Sidework account');
    await client.signUp({ phone, password: aPassword });
    expect(await countMessagesTo(asked, phone)).toBe(2);
  });

  it.each([
    ['address', anEmail, 'email'],
    ['number', aPhone, 'phone'],
  ] as const)(
    'does the same for a known and an unknown %s, hashing included',
    async (_what, someone, way) => {
      const known = someone();
      const signUp = (to: string) =>
        asked.visitor.call(api.signUp, { body: { [way]: to, password: aPassword } });
      await signUp(known);
      await asked.sql`
      update users set ${asked.sql(`${way}_confirmed_at`)} = now() where ${asked.sql(way)} = ${known}`;
      const hash = vi.spyOn(asked.deps.passwords, 'hash');
      const replies: string[] = [];
      for (const to of [known, someone()]) {
        const { given: reply, ms } = await inEvenTime(asked, () => signUp(to));
        expect(ms).toBeGreaterThanOrEqual(145);
        const { date: _d, 'x-request-id': _r, 'content-length': _l, ...headers } = reply.headers;
        replies.push(JSON.stringify([reply.statusCode, Object.keys(reply.json()), headers]));
      }

      expect(replies[0]).toBe(replies[1]);
      expect(hash).toHaveBeenCalledTimes(2);
      hash.mockRestore();
    },
  );

  it.each([
    ['address', anEmail, 'email'],
    ['number', aPhone, 'phone'],
  ] as const)(
    'answers the next sign-in alike for a known and an unknown %s, comparing as often [D-134]',
    async (_what, someone, way) => {
      const known = someone();
      const call = (
        endpoint: typeof api.signUp | typeof api.issueToken,
        to: string,
        password: string,
      ) =>
        asked.visitor.call(endpoint, {
          ...(endpoint === api.issueToken && { query: { grant_type: 'password' } }),
          body: { [way]: to, password },
        });
      await call(api.signUp, known, 'the owner’s 1x');
      await asked.sql`
      update users set ${asked.sql(`${way}_confirmed_at`)} = now() where ${asked.sql(way)} = ${known}`;
      const answers = async (to: string) => {
        const matches = vi.spyOn(asked.deps.passwords, 'matches');
        for (const password of [aPassword, 'another 2x']) await call(api.signUp, to, password);
        const codes: string[] = [];
        // More of the first than there are tries: none of them counts as wrong.
        for (const password of [...Array(12).fill(aPassword), 'another 2x', 'a third 3x'])
          codes.push((await call(api.issueToken, to, password)).json().code);
        const compared = matches.mock.calls.length;
        matches.mockRestore();
        return { codes, compared };
      };

      const ofKnown = await answers(known);
      expect(ofKnown).toEqual(await answers(someone()));
      expect(new Set(ofKnown.codes)).toEqual(
        new Set([`${way}_not_confirmed`, 'invalid_credentials']),
      );
      const own = await call(api.issueToken, known, 'the owner’s 1x');
      expect(own.statusCode, own.body).toBe(200);
    },
  );

  it('keeps no more passwords of strangers for one account than it has tries', async () => {
    const email = anEmail();
    const signUp = (password: string) =>
      asked.visitor.call(api.signUp, { body: { email, password } });
    await signUp('the owner’s 1x');
    await asked.sql`update users set email_confirmed_at = now() where email = ${email}`;
    const most = asked.deps.config.PASSWORD_TRIES;
    for (let n = 0; n < most + 3; n += 1)
      expect((await signUp(`guess ${n} x`)).statusCode).toBe(200);
    const [kept] = await asked.sql`
      select cardinality(sign_up_marks) as count from users where email = ${email}`;
    expect(kept?.count).toBe(most);
  });

  it('leaves nothing that opens the account where the text message cannot be sent', async () => {
    const phone = aPhone();
    const client = await clientOf(unreachable);

    const { error } = await client.signUp({ phone, password: aPassword });
    expect(error).toMatchObject({ code: 'sms_send_failed', status: 422 });
    const [kept] = await unreachable.sql`
      select phone_confirmed_at, text_sent_at, (select count(*)::int from one_time_tokens
        where user_id = users.id) as codes from users where phone = ${phone}`;
    expect(kept).toEqual({ phone_confirmed_at: null, text_sent_at: null, codes: 0 });
    expect((await client.signInWithPassword({ phone, password: aPassword })).error).toMatchObject({
      code: 'phone_not_confirmed',
    });
  });

  it('makes somebody anonymous, who becomes permanent by an address', async () => {
    const client = await clientOf(taken);
    const { data } = await client.signInAnonymously({ options: { data: { theme: 'dark' } } });
    expect(data.user).toMatchObject({
      is_anonymous: true,
      email: '',
      user_metadata: { theme: 'dark' },
      identities: [],
    });
    const noWay = await client.updateUser({ password: 'another one' });
    expect(noWay.error).toMatchObject({ code: 'validation_failed', status: 422 });

    const email = anEmail();
    const permanent = await client.updateUser({ email, password: 'another one' });
    expect(permanent.data.user).toMatchObject({
      id: data.user?.id,
      email,
      is_anonymous: false,
      identities: [expect.objectContaining({ provider: 'email' })],
    });
    const signIn = await (await clientOf(taken)).signInWithPassword({
      email,
      password: 'another one',
    });
    expect(signIn.data.user?.id).toBe(data.user?.id);
  });

  it('lets somebody anonymous become permanent by a number, once its code is typed', async () => {
    const client = await clientOf(asked);
    const { data } = await client.signInAnonymously();
    const phone = aPhone();
    const waiting = await client.updateUser({ phone });
    expect(waiting.data.user).toMatchObject({ is_anonymous: true, new_phone: phone });

    const { code } = await messageTo(asked, phone);
    const verified = await client.verifyOtp({ phone, token: code, type: 'phone_change' });
    expect(verified.data.user).toMatchObject({ id: data.user?.id, phone, is_anonymous: false });
  });

  it.each([
    ['of a closed house', shut, { email: 'a@example.com' }, 'signup_disabled'],
    ['by mail, switched off', unaddressed, { email: 'a@example.com' }, 'email_provider_disabled'],
    ['by phone, switched off', unaddressed, { phone: '491555000' }, 'phone_provider_disabled'],
    ['without a number that is one', asked, { phone: '1-555-CALL' }, 'validation_failed'],
  ])('is refused %s', async (_what, service, contact, code) => {
    const client = await clientOf(service);

    const { error } = await client.signUp({ ...contact, password: aPassword } as Parameters<
      typeof client.signUp
    >[0]);
    expect(error?.code).toBe(code);
  });

  it.each([
    ['switched off', unaddressed, 'anonymous_provider_disabled'],
    ['of a closed house', shut, 'signup_disabled'],
  ])('is refused anonymously %s', async (_what, service, code) => {
    const { error } = await (await clientOf(service)).signInAnonymously();

    expect(error?.code).toBe(code);
  });

  it.each([
    ['both address and number', { email: anEmail(), phone: aPhone() }],
    ['a channel that is none', { phone: aPhone(), channel: 'pigeon' }],
    [
      'a flow for a number',
      { phone: aPhone(), code_challenge: 'x'.repeat(43), code_challenge_method: 's256' },
    ],
    ['half a flow', { email: anEmail(), code_challenge: 'x'.repeat(43) }],
  ])('refuses %s', async (_what, body) => {
    const reply = await asked.app.inject({
      method: 'POST',
      url: '/signup',
      payload: { ...body, password: aPassword },
    });

    expect([reply.statusCode, reply.json().code]).toEqual([400, 'validation_failed']);
  });
});
