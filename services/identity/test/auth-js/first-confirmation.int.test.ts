import { contactChanged, profileChanged } from '@sidework/contracts/identity/events';
import { describe, expect, it } from 'vitest';
import { aKidsSetup, anEmail, aPassword, aSetup, setUpBy, testIdentity } from '../builders.ts';
import { aPhone, clientOf, countMessagesTo, messageTo } from '../clients.ts';

const owners = `${aPassword}-of-the-owner`;
const trap = { full_name: 'Someone Else', about: 'a trap' };

describe('whoever first confirms an address, with the client as it is', () => {
  const service = testIdentity({
    GOTRUE_MAILER_AUTOCONFIRM: false,
    GOTRUE_MAILER_ALLOW_UNVERIFIED_EMAIL_SIGN_INS: true,
    GOTRUE_EXTERNAL_PHONE_ENABLED: true,
    GOTRUE_SMS_AUTOCONFIRM: false,
  });

  const since = (id: string | undefined) => service.sql`
    update users set
      confirmation_sent_at = confirmation_sent_at - interval '1 hour',
      recovery_sent_at = recovery_sent_at - interval '1 hour',
      magiclink_sent_at = magiclink_sent_at - interval '1 hour',
      text_sent_at = text_sent_at - interval '1 hour'
    where id = ${id ?? null}`;

  async function aStranger() {
    const email = anEmail();
    const stranger = await clientOf(service);
    await stranger.signUp({ email, password: aPassword, options: { data: trap } });
    const { data } = await stranger.signInWithPassword({ email, password: aPassword });
    const id = data.user?.id;
    await service.sql`
      insert into passkeys (id, user_id, credential_id, public_key, signature_count, transports, is_backed_up, created_at, updated_at)
      values (gen_random_uuid(), ${id ?? null}, ${email}, 'x', 0, '[]', false, now(), now())`;
    await since(id);
    return { email, stranger, id };
  }

  const ways = [
    [
      'a link to sign in',
      async (email: string) => {
        await (await clientOf(service)).signInWithOtp({
          email,
          options: { data: { full_name: 'Ada Example' } },
        });
        return 'email';
      },
    ],
    [
      'a recovery',
      async (email: string) => {
        await (await clientOf(service)).resetPasswordForEmail(email);
        return 'recovery';
      },
    ],
    [
      'a sign-up of their own',
      async (email: string) => {
        const options = { data: { full_name: 'Ada Example' } };
        await (await clientOf(service)).signUp({ email, password: owners, options });
        return 'signup';
      },
    ],
    [
      'one of their own that is mailed again',
      async (email: string, id: string | undefined) => {
        const owner = await clientOf(service);
        await owner.signUp({ email, password: owners });
        await since(id);
        await owner.resend({ type: 'signup', email });
        return 'signup';
      },
    ],
  ] as const;

  it.each(ways)('with %s, keeps nothing that a stranger put there', async (_way, ask) => {
    const { email, stranger, id } = await aStranger();
    const type = await ask(email, id);
    const { tokenHash } = await messageTo(service, email);
    const owner = await clientOf(service);
    const { data, error } = await owner.verifyOtp({ token_hash: tokenHash, type });
    expect(error).toBeNull();
    expect(data.user).toMatchObject({ id, email, user_metadata: { email_verified: true } });
    expect(JSON.stringify(data.user)).not.toMatch(/Someone Else|a trap/);

    const again = await (await clientOf(service)).signInWithPassword({
      email,
      password: aPassword,
    });
    expect(again.error?.code).toBe('invalid_credentials');
    expect((await stranger.refreshSession()).error).not.toBeNull();
    expect(await service.sql`select 1 from passkeys where user_id = ${id ?? null}`).toEqual([]);
    const [profile] = await service.sql`select full_name from profiles where id = ${id ?? null}`;
    expect(profile?.full_name).not.toBe(trap.full_name);
    expect((await owner.getUser()).data.user?.id).toBe(id);
  });

  const ofChild = aKidsSetup();
  const held = { date_of_birth: ofChild.dateOfBirth, account_type: 'sidework_kids' };
  it.each([
    [
      'an adult has yet to say how old they are',
      aSetup({ accountType: 'business_professional', businessName: 'Trap & Co' }),
      { date_of_birth: null, account_type: 'client' },
    ],
    // It may have been the child itself; an adult asks staff to mend it.
    ['a child still is one, of no family', ofChild, held],
  ])('of whom somebody made %s [D-3]', async (_who, form, left) => {
    const { email, stranger, id } = await aStranger();
    const { data } = await stranger.getSession();
    await setUpBy(service, data.session?.access_token, form);
    const owner = await clientOf(service);
    await owner.resetPasswordForEmail(email);
    const { tokenHash } = await messageTo(service, email);
    const opened = await owner.verifyOtp({ token_hash: tokenHash, type: 'recovery' });
    expect(opened.error).toBeNull();

    const [profile] = await service.sql`
      select is_set_up, date_of_birth::text, account_type, location from profiles
      where id = ${id ?? null}`;
    expect(profile).toEqual({ is_set_up: false, location: null, ...left });
    for (const table of ['kids_profiles', 'business_profiles'])
      expect(
        await service.sql`select 1 from ${service.sql(table)} where profile_id = ${id ?? null}`,
      ).toEqual([]);
    const session = (await owner.getSession()).data.session;
    await setUpBy(service, session?.access_token, form);
  });

  it('by a link that waits for a code to exchange, gets their session', async () => {
    const { email, id } = await aStranger();
    const owner = await clientOf(service, { flowType: 'pkce' });
    await owner.signInWithOtp({ email });
    const { link, tokenHash } = await messageTo(service, email);
    const reply = await service.app.inject({
      method: 'GET',
      url: `/verify?type=${link.searchParams.get('type')}&token=${tokenHash}`,
    });
    const code = new URL(String(reply.headers.location)).searchParams.get('code') ?? '';
    expect((await owner.exchangeCodeForSession(code)).data.user?.id).toBe(id);
  });

  it('keeps what they signed up with, once and by the mail of it', async () => {
    const email = anEmail();
    const client = await clientOf(service);
    await client.signUp({
      email,
      password: owners,
      options: { data: { full_name: 'Ada Example' } },
    });
    const { code } = await messageTo(service, email);
    await client.verifyOtp({ email, token: code, type: 'signup' });
    const { data } = await client.signInWithPassword({ email, password: owners });
    expect(data.user?.user_metadata).toMatchObject({ full_name: 'Ada Example' });
  });

  it('keeps what they asked twice for a code with', async () => {
    const email = anEmail();
    const client = await clientOf(service);
    const options = { data: { full_name: 'Ada Example', user_type: 'professional' } };
    await client.signInWithOtp({ email, options });
    const [user] = await service.sql`select id from users where email = ${email}`;
    await since(user?.id);
    await client.signInWithOtp({ email, options });
    expect(await countMessagesTo(service, email)).toBe(2);
    const { code } = await messageTo(service, email);
    const { data } = await client.verifyOtp({ email, token: code, type: 'email' });
    expect(data.user).toMatchObject({
      user_metadata: { full_name: 'Ada Example' },
      app_metadata: { user_type: 'professional', roles: ['professional'] },
    });
  });

  it.each(['a code to sign in', 'a sign-up of their own'])(
    'of a number, with %s, keeps nothing either',
    async (way) => {
      const phone = aPhone();
      const stranger = await clientOf(service);
      await stranger.signUp({ phone, password: aPassword, options: { data: trap } });
      const [user] = await service.sql`select id from users where phone = ${phone}`;
      await since(user?.id);
      const owner = await clientOf(service);
      if (way === 'a code to sign in') await owner.signInWithOtp({ phone });
      else await owner.signUp({ phone, password: owners });
      const { code } = await messageTo(service, phone);
      const { data } = await owner.verifyOtp({ phone, token: code, type: 'sms' });
      expect(data.user?.id).toBe(user?.id);
      expect(JSON.stringify(data.user)).not.toMatch(/Someone Else|a trap/);
      const again = await stranger.signInWithPassword({ phone, password: aPassword });
      expect(again.error?.code).toBe('invalid_credentials');
    },
  );

  it('may act once they have said how old they are too, and is reached there', async () => {
    const email = anEmail();
    const client = await clientOf(service);
    await client.signUp({ email, password: owners });
    const [user] = await service.sql`select id from users where email = ${email}`;
    const told = async () => (await service.emitted()).filter(({ data }) => data.id === user?.id);
    expect(await told()).toMatchObject([{ type: profileChanged.type, data: { mayAct: false } }]);

    const { code } = await messageTo(service, email);
    const { data } = await client.verifyOtp({ email, token: code, type: 'signup' });
    expect((await told()).slice(1)).toMatchObject([
      { type: profileChanged.type, data: { mayAct: false } },
      { type: contactChanged.type, data: { email: null } },
    ]);
    await setUpBy(service, data.session?.access_token);
    expect((await told()).slice(3)).toMatchObject([
      { type: profileChanged.type, data: { mayAct: true } },
      { type: contactChanged.type, data: { email } },
    ]);
  });
});
