import { randomUUID } from 'node:crypto';
import { type Db, openDatabase } from '@sidework/chassis/db/db';
import { buildService } from '@sidework/chassis/service';
import { describe, expect, it } from 'vitest';
import { anEmail, aPerson, testIdentity } from '../../test/builders.ts';
import { identity } from '../app.ts';
import type { Config } from '../config.ts';
import { requireMailBudget, requireSmsBudget } from './message-budget.ts';
import { takeOne } from './rate-limits.ts';

const count = 3;
const service = testIdentity({
  GOTRUE_RATE_LIMIT_OTP: count,
  GOTRUE_RATE_LIMIT_VERIFY: count,
  GOTRUE_RATE_LIMIT_TOKEN_REFRESH: count,
  GOTRUE_RATE_LIMIT_SIGNUP: count,
  GOTRUE_RATE_LIMIT_SSO: count,
  GOTRUE_RATE_LIMIT_PASSKEY: count,
  GOTRUE_RATE_LIMIT_OAUTH_DYNAMIC_CLIENT_REGISTER: count,
});

/** On the same database, as another process would be, or the same one after its end. */
async function anotherInstance() {
  const { config, log } = service.deps;
  const database = openDatabase(config.DATABASE_URL, 'identity');
  return buildService(identity, config, { database, log });
}

const anAddress = () => `2001:db8:${randomUUID().slice(0, 4)}:${randomUUID().slice(0, 4)}::1`;

type Asked = [method: 'GET' | 'POST', url: string];

const ask = ({ app }: Pick<typeof service, 'app'>, [method, url]: Asked, from: string) =>
  app.inject({
    method,
    url,
    headers: { 'x-forwarded-for': from },
    ...(method === 'POST' && { payload: { redirect_uris: ['https://app.example.com/back'] } }),
  });

describe('the limit of a source', () => {
  it.each<[string, Asked, Asked]>([
    ['that asks for codes', ['POST', '/otp'], ['POST', '/recover']],
    ['that tries codes', ['POST', '/verify'], ['GET', '/verify?type=signup&token=x']],
    [
      'that asks for tokens',
      ['POST', '/token?grant_type=password'],
      ['POST', '/token?grant_type=refresh_token'],
    ],
    ['that signs up', ['POST', '/signup'], ['POST', '/signup']],
    [
      'that comes over other pages',
      ['GET', '/authorize?provider=x'],
      ['GET', '/authorize?provider=y'],
    ],
    [
      'that signs in by passkey',
      ['POST', '/passkeys/authentication/options'],
      ['POST', '/passkeys/authentication/options'],
    ],
    [
      'that registers applications',
      ['POST', '/oauth/clients/register'],
      ['POST', '/oauth/clients/register'],
    ],
  ])('%s holds over instances, and outlives them', async (_what, first, other) => {
    const from = anAddress();
    const second = await anotherInstance();
    for (const [instance, asked] of [
      [service, first],
      [second, other],
      [service, other],
    ] as const)
      expect((await ask(instance, asked, from)).statusCode).not.toBe(429);
    const refused = await ask(second, first, from);
    await second.close();

    expect([refused.statusCode, refused.json().code]).toEqual([429, 'over_request_rate_limit']);
    const seconds = Number(refused.headers['retry-after']);
    expect(seconds).toBeGreaterThan(90);
    expect(seconds).toBeLessThanOrEqual(100);
    const third = await anotherInstance();
    expect((await ask(third, other, from)).statusCode).toBe(429);
    await third.close();
    expect((await ask(service, first, anAddress())).statusCode).not.toBe(429);
  });

  it('counts who links what they have on other pages among those who come over them', async () => {
    const [from, { access_token }] = [anAddress(), await aPerson(service)];
    const link = () =>
      service.app.inject({
        url: '/user/identities/authorize?provider=x',
        headers: { 'x-forwarded-for': from, authorization: `Bearer ${access_token}` },
      });
    for (const _each of [1, 2, 3]) expect((await link()).statusCode).not.toBe(429);

    expect((await link()).json().code).toBe('over_request_rate_limit');
    expect((await ask(service, ['GET', '/authorize?provider=y'], from)).statusCode).toBe(429);
  });

  it('is that of its whole network', async () => {
    for (const end of ['a', 'b', 'c'])
      await ask(service, ['POST', '/signup'], `2001:db8:1:2::${end}`);

    expect((await ask(service, ['POST', '/signup'], '2001:db8:1:2:ffff::')).statusCode).toBe(429);
    expect((await ask(service, ['POST', '/signup'], '2001:db8:1:3::a')).statusCode).not.toBe(429);
  });

  it('lets one more in for each that its time has passed', async () => {
    const key = randomUUID();
    const rate = { count: 3, seconds: 300 };
    const take = () =>
      takeOne(service.db, key, rate).then(
        () => true,
        () => false,
      );
    const wait = (seconds: number) => service.sql`
      update rate_limits set arrives_at = arrives_at - ${seconds} * interval '1 second'
      where key = ${key}`;

    expect([await take(), await take(), await take(), await take()]).toEqual([
      true,
      true,
      true,
      false,
    ]);
    await wait(98);
    expect(await take()).toBe(false);
    await wait(3);
    expect([await take(), await take()]).toEqual([true, false]);
    await wait(10_000);
    expect([await take(), await take(), await take(), await take()]).toEqual([
      true,
      true,
      true,
      false,
    ]);
  });

  it('refuses nobody where a clock is set back for a moment between two', async () => {
    const key = randomUUID();
    const rate = { count: 2, seconds: 300 };
    await takeOne(service.db, key, rate);
    await service.sql`
      update rate_limits set arrives_at = arrives_at + interval '900 milliseconds' where key = ${key}`;

    await takeOne(service.db, key, rate);
    await expect(takeOne(service.db, key, rate)).rejects.toMatchObject({ statusCode: 429 });
  });

  it('lets no more than that many of two hundred at once through', async () => {
    const key = randomUUID();
    const taken = await Promise.allSettled(
      Array.from({ length: 200 }, () => takeOne(service.db, key, { count: 10, seconds: 300 })),
    );

    expect(taken.filter(({ status }) => status === 'fulfilled')).toHaveLength(10);
  });
});

describe('the budget of an hour', () => {
  it.each<[string, (db: Db, config: Config, whose: 'known' | 'anybody') => Promise<void>]>([
    ['of mails', requireMailBudget],
    ['of text messages', requireSmsBudget],
  ])('%s keeps a fifth for those who have an account', async (_what, require) => {
    await service.sql`delete from rate_limits`;
    const config = {
      ...service.deps.config,
      GOTRUE_RATE_LIMIT_EMAIL_SENT: 5,
      GOTRUE_RATE_LIMIT_SMS_SENT: 5,
    };
    for (let n = 0; n < 4; n += 1) await require(service.db, config, 'anybody');

    await expect(require(service.db, config, 'anybody')).rejects.toMatchObject({ statusCode: 429 });
    await require(service.db, config, 'known');
    await expect(require(service.db, config, 'known')).rejects.toMatchObject({ statusCode: 429 });
    await service.sql`delete from rate_limits`;
  });

  it('is not used up by mails that do not go out', async () => {
    await service.sql`delete from rate_limits`;
    const clock = async () => (await service.sql<{ now: Date }[]>`select now()`)[0]?.now as Date;
    const spentBeyond = (time: Date) => service.sql`select key from rate_limits
      where arrives_at > ${time} and key like 'mails%'`;
    const from = anAddress();
    for (const [url, payload] of [
      ['/recover', { email: anEmail() }],
      ['/resend', { type: 'signup', email: anEmail() }],
      ['/otp', { email: anEmail(), create_user: false }],
    ] as const)
      await service.app.inject({
        method: 'POST',
        url,
        payload,
        headers: { 'x-forwarded-for': from },
      });
    expect(await spentBeyond(await clock())).toEqual([]);

    const begun = await clock();
    const payload = { email: anEmail() };
    const reply = await service.app.inject({ method: 'POST', url: '/otp', payload });
    expect(reply.statusCode).toBe(200);
    expect(await spentBeyond(begun)).toHaveLength(2);
    await service.sql`delete from rate_limits`;
  });

  it.each<[string, string, (db: Db, config: Config) => Promise<void>, Partial<Config>]>([
    [
      'of mails',
      'over_email_send_rate_limit',
      requireMailBudget,
      { GOTRUE_RATE_LIMIT_EMAIL_SENT: 2 },
    ],
    [
      'of text messages',
      'over_sms_send_rate_limit',
      requireSmsBudget,
      { GOTRUE_RATE_LIMIT_SMS_SENT: 2 },
    ],
  ])('%s is refused with %s when it is spent', async (_what, code, require, settings) => {
    const config = { ...service.deps.config, ...settings };
    await require(service.db, config);
    await require(service.db, config);

    await expect(require(service.db, config)).rejects.toMatchObject({
      code,
      statusCode: 429,
      details: { retryAfterSeconds: expect.any(Number) },
    });
  });

  it('of nothing is spent at once', async () => {
    const config = { ...service.deps.config, GOTRUE_RATE_LIMIT_EMAIL_SENT: 0 };

    await expect(requireMailBudget(service.db, config)).rejects.toMatchObject({
      code: 'over_email_send_rate_limit',
    });
  });
});
