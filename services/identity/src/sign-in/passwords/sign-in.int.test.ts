import { hash as bcrypt } from '@node-rs/bcrypt';
import * as api from '@sidework/contracts/identity/accounts/auth';
import * as codes from '@sidework/contracts/identity/one-time-tokens/auth-codes';
import { parseSetCookie } from 'cookie';
import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  anEmail,
  aPassword,
  aPerson,
  currentHash,
  mailedToken,
  testIdentity,
} from '../../../test/builders.ts';
import { hashOf } from '../../hashes.ts';

const service = testIdentity({ GOTRUE_EXTERNAL_PHONE_ENABLED: true });
const withUnconfirmed = testIdentity({ GOTRUE_MAILER_ALLOW_UNVERIFIED_EMAIL_SIGN_INS: true });
const disabled = testIdentity({ GOTRUE_EXTERNAL_EMAIL_ENABLED: false });
const atRoot = testIdentity({
  PUBLIC_URL: 'https://work.example.com',
  API_EXTERNAL_URL: 'https://auth.example.com',
});

afterEach(() => vi.restoreAllMocks());

const signIn = (
  body: { email?: string; phone?: string; password?: string },
  { at = service, headers = {} } = {},
) => at.visitor.call(api.issueToken, { query: { grant_type: 'password' }, body, headers });

const aPhone = () => `49151${Math.floor(Math.random() * 1e8)}`.padEnd(12, '0');

async function aPersonWithPhone() {
  const person = await aPerson(service);
  const phone = aPhone();
  await service.sql`
    update users set phone = ${phone}, phone_confirmed_at = now() where id = ${person.id}`;
  return { ...person, phone };
}

describe('a sign-in', () => {
  it('goes by phone, with or without its plus sign', async () => {
    const { phone, id } = await aPersonWithPhone();

    for (const written of [phone, `+${phone}`]) {
      const reply = await signIn({ phone: written, password: aPassword });
      expect(reply.json<api.AuthSession>().user.id).toBe(id);
    }
  });

  it.each(['2a', '2b', '2y'] as const)(
    'brings a bcrypt hash (%s) up to date, once',
    async (version) => {
      const { email, id } = await aPerson(service);
      await service.sql`
      update users set password_hash = ${await bcrypt(aPassword, { cost: 4, version })}
      where id = ${id}`;
      const kept = async () => {
        const [user] = await service.sql`select password_hash from users where id = ${id}`;
        return user?.password_hash;
      };

      expect((await signIn({ email, password: 'another1x' })).statusCode).toBe(400);
      expect(await kept()).toContain(`$${version}$`);
      expect((await signIn({ email, password: aPassword })).statusCode).toBe(200);
      expect((await kept()).startsWith(currentHash)).toBe(true);
      expect((await signIn({ email, password: aPassword })).statusCode).toBe(200);
    },
  );

  it('says so where the password would not be taken today', async () => {
    const { email, id } = await aPerson(service);
    await service.sql`
      update users set password_hash = ${await bcrypt('password', { cost: 4 })} where id = ${id}`;

    const session = (await signIn({ email, password: 'password' })).json<api.AuthSession>();
    expect(session.weak_password).toEqual({
      message: expect.stringMatching(/^Password is known to be weak/),
      reasons: ['pwned'],
    });
    const strong = await aPerson(service);
    const other = await signIn({ email: strong.email, password: aPassword });
    expect(other.json()).not.toHaveProperty('weak_password');
  });

  it('of an unconfirmed address is refused, or allowed where that is set', async () => {
    const refused = await aPerson(service);
    const allowed = await aPerson(withUnconfirmed);
    await service.sql`update users set email_confirmed_at = null where id = ${refused.id}`;
    await withUnconfirmed.sql`update users set email_confirmed_at = null where id = ${allowed.id}`;

    const reply = await signIn({ email: refused.email, password: aPassword });
    expect([reply.statusCode, reply.json().code]).toEqual([400, 'email_not_confirmed']);
    expect(
      (await signIn({ email: allowed.email, password: aPassword }, { at: withUnconfirmed }))
        .statusCode,
    ).toBe(200);
  });

  it('of an unconfirmed number is refused', async () => {
    const { phone, id } = await aPersonWithPhone();
    await service.sql`update users set phone_confirmed_at = null where id = ${id}`;

    expect((await signIn({ phone, password: aPassword })).json().code).toBe('phone_not_confirmed');
  });

  it('of who is banned is refused, which only who knows the password learns', async () => {
    const { email, id } = await aPerson(service);
    await service.sql`update users set banned_until = now() + interval '1 hour' where id = ${id}`;

    expect((await signIn({ email, password: 'another1x' })).json().code).toBe(
      'invalid_credentials',
    );
    const reply = await signIn({ email, password: aPassword });
    expect([reply.statusCode, reply.json().code]).toEqual([400, 'user_banned']);
    expect(reply.headers['set-cookie']).toBeUndefined();
    await service.sql`update users set banned_until = now() - interval '1 s' where id = ${id}`;
    expect((await signIn({ email, password: aPassword })).statusCode).toBe(200);
  });

  it.each([
    ['email_provider_disabled', disabled, { email: 'ada@example.com', password: aPassword }],
    ['phone_provider_disabled', disabled, { phone: '4915112345678', password: aPassword }],
    [
      'validation_failed',
      service,
      { email: 'ada@example.com', phone: '4915112345678', password: aPassword },
    ],
    ['validation_failed', service, { password: aPassword }],
    ['invalid_credentials', service, { phone: 'x', password: aPassword }],
  ])('is refused with %s', async (code, at, body) => {
    const reply = await signIn(body, { at });

    expect([reply.statusCode, reply.json().code]).toEqual([400, code]);
  });

  it.each([
    ['known', ''],
    ['banned', `banned`],
    ['without a password', 'passwordless'],
    ['unconfirmed', 'unconfirmed'],
    ['unknown', 'unknown'],
  ])('runs the hasher once for an account that is %s', async (_what, state) => {
    const person = await aPerson(service);
    const email = state === 'unknown' ? anEmail() : person.email;
    await service.sql`
      update users set
        banned_until = case when ${state} = 'banned' then now() + interval '1 hour' end,
        password_hash = case when ${state} <> 'passwordless' then password_hash end,
        email_confirmed_at = case when ${state} <> 'unconfirmed' then now() end
      where id = ${person.id}`;
    const matches = vi.spyOn(service.deps.passwords, 'matches');
    const hash = vi.spyOn(service.deps.passwords, 'hash');

    const reply = await signIn({ email, password: 'not-the-one' });
    expect([reply.statusCode, reply.json().code]).toEqual([400, 'invalid_credentials']);
    expect([matches.mock.calls.length, hash.mock.calls.length]).toEqual([1, 0]);
  });
});

describe('the cookie of a known device', () => {
  const cookiesOf = (reply: Awaited<ReturnType<typeof signIn>>) =>
    [reply.headers['set-cookie'] ?? []].flat().map((text) => parseSetCookie(text));

  it('is left at a sign-in, for this API alone, out of the reach of scripts', async () => {
    const { email } = await aPerson(service);
    const [cookie, ...more] = cookiesOf(await signIn({ email, password: aPassword }));

    expect(more).toEqual([]);
    expect(cookie).toMatchObject({
      name: 'sidework_device',
      path: '/auth/v1',
      httpOnly: true,
      sameSite: 'lax',
      maxAge: 90 * 86_400,
    });
    expect(cookie).not.toHaveProperty('secure');
    expect(Buffer.from(cookie?.value?.split('.')[0] ?? '', 'base64url')).toHaveLength(32);
  });

  it('is secure over https, and lies at the root where the server does', async () => {
    const { email } = await aPerson(atRoot);
    const [cookie] = cookiesOf(await signIn({ email, password: aPassword }, { at: atRoot }));

    expect(cookie).toMatchObject({ secure: true, path: '/' });
  });

  it('is kept by its hash alone', async () => {
    const { email, id } = await aPerson(service);
    const [cookie] = cookiesOf(await signIn({ email, password: aPassword }));
    const rows = await service.sql`select device_hash from known_devices where user_id = ${id}`;

    expect(rows.length).toBeGreaterThan(0);
    expect(JSON.stringify(rows)).not.toContain(cookie?.value?.slice(0, 10));
  });

  it('is one for two people who share a browser, and replaced where we did not leave it', async () => {
    const [ada, bob] = [await aPerson(service), await aPerson(service)];
    const [first] = cookiesOf(await signIn({ email: ada.email, password: aPassword }));
    const shared = { headers: { cookie: `${first?.name}=${first?.value}` } };
    const [second] = cookiesOf(await signIn({ email: bob.email, password: aPassword }, shared));
    expect(second?.value).toBe(first?.value);

    const planted = { headers: { cookie: `${first?.name}=${'x'.repeat(43)}.${'y'.repeat(43)}` } };
    const [third] = cookiesOf(await signIn({ email: bob.email, password: aPassword }, planted));
    expect(third?.value).not.toContain('xxx');
  });

  it('is not left by a refusal, nor by a renewal', async () => {
    const person = await aPerson(service);
    expect(cookiesOf(await signIn({ email: person.email, password: 'another1x' }))).toEqual([]);
    const renewed = await service.visitor.call(api.issueToken, {
      query: { grant_type: 'refresh_token' },
      body: { refresh_token: person.refresh_token },
    });

    expect(renewed.statusCode).toBe(200);
    expect(cookiesOf(renewed)).toEqual([]);
  });

  it('is known for twenty devices, those that came back before those that did not', async () => {
    const { email, id } = await aPerson(service);
    const [cookie] = cookiesOf(await signIn({ email, password: aPassword }));
    const again = { headers: { cookie: `${cookie?.name}=${cookie?.value}` } };
    await signIn({ email, password: aPassword }, again);
    await service.sql`
      insert into known_devices (user_id, device_hash, created_at, last_used_at)
      select ${id}, 'other ' || n, now() + interval '1 s', now() + interval '1 s'
      from generate_series(1, 30) as n`;
    await signIn({ email, password: aPassword });

    const [kept] = await service.sql`
      select count(*)::int as all, count(*) filter (where last_used_at > created_at)::int as back
      from known_devices where user_id = ${id}`;
    expect(kept).toEqual({ all: 20, back: 1 });
  });

  it('is known for the newest device too, where twenty others came back', async () => {
    const { email, id } = await aPerson(service);
    await service.sql`
      insert into known_devices (user_id, device_hash, created_at, last_used_at)
      select ${id}, 'back ' || n, now() - interval '1 day', now() - n * interval '1 hour'
      from generate_series(1, 20) as n`;
    const [cookie] = cookiesOf(await signIn({ email, password: aPassword }));

    const devices = await service.sql`
      select device_hash from known_devices where user_id = ${id} order by last_used_at desc`;
    const names = devices.map(({ device_hash }) => device_hash);
    expect(names).toHaveLength(20);
    expect(names).toEqual([
      hashOf(cookie?.value ?? ''),
      ...Array.from({ length: 19 }, (_, n) => `back ${n + 1}`),
    ]);
  });

  it.each<[string, (person: { email: string }, cookie: string) => Promise<string>]>([
    [
      'who recovers the account',
      async ({ email }) => {
        await service.visitor.call(codes.recover, { body: { email } });
        const token_hash = await mailedToken(service, email, 'recovery');
        const reply = await service.visitor.call(codes.verify, {
          body: { type: 'recovery', token_hash },
        });
        return reply.json<api.AuthSession>().access_token;
      },
    ],
    [
      'who knows the old one',
      async ({ email }, cookie) =>
        (
          await signIn({ email, password: aPassword }, { headers: { cookie } })
        ).json<api.AuthSession>().access_token,
    ],
  ])(
    'is forgotten when %s sets a new password, but for the browser that sets it',
    async (_who, signedIn) => {
      const person = await aPerson(service);
      const [first] = cookiesOf(await signIn({ email: person.email, password: aPassword }));
      await signIn({ email: person.email, password: aPassword });
      const cookie = `${first?.name}=${first?.value}`;
      const token = await signedIn(person, cookie);

      const changed = await service.app.inject({
        method: 'PUT',
        url: '/user',
        headers: { authorization: `Bearer ${token}`, cookie },
        payload: { password: 'another1x' },
      });
      expect(changed.statusCode).toBe(200);
      const devices = await service.sql`
      select device_hash from known_devices where user_id = ${person.id}`;
      expect(devices).toEqual([{ device_hash: hashOf(first?.value ?? '') }]);
    },
  );
});
