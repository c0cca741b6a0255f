import { randomBytes } from 'node:crypto';
import { openDatabase } from '@sidework/chassis/db/db';
import { buildService } from '@sidework/chassis/service';
import { parseSetCookie } from 'cookie';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { anEmail, aPassword, aPerson, testIdentity } from '../../../test/builders.ts';
import { identity } from '../../app.ts';

const service = testIdentity();
let second: Awaited<ReturnType<typeof anotherInstance>>;

/** On the same database, as another process would be. */
async function anotherInstance() {
  const { config, log } = service.deps;
  const database = openDatabase(config.DATABASE_URL, 'identity');
  const running = await buildService(identity, config, { database, log });
  await running.app.ready();
  return running;
}

beforeAll(async () => {
  second = await anotherInstance();
});
afterAll(() => second.close());

const at = (instance: 1 | 2) => (instance === 1 ? service : second);

interface Try {
  instance?: 1 | 2;
  cookie?: string;
  address?: string;
}

/** Tries a password for an address. */
const signIn = (email: string, password: string, { instance = 1, cookie, address }: Try = {}) =>
  at(instance).app.inject({
    method: 'POST',
    url: '/token?grant_type=password',
    payload: { email, password },
    headers: {
      ...(cookie && { cookie }),
      'x-forwarded-for': address ?? '192.0.2.1',
    },
  });

const wrong = () => `wrong ${randomBytes(4).toString('hex')}`;

const codes = (replies: Awaited<ReturnType<typeof signIn>>[]) => {
  const counted: Record<string, number> = {};
  for (const reply of replies) {
    const code = reply.json().code ?? reply.statusCode;
    counted[code] = (counted[code] ?? 0) + 1;
  }
  return counted;
};

/** Creates a person with the cookie of a sign-in. */
async function aPersonWithCookie() {
  const person = await aPerson(service);
  const reply = await signIn(person.email, aPassword);
  return { ...person, cookie: cookieOf(reply) };
}

function cookieOf(reply: Awaited<ReturnType<typeof signIn>>) {
  const { name, value } = parseSetCookie(String(reply.headers['set-cookie']));
  return `${name}=${value}`;
}

/** Moves all tries into the past, as if that much time had gone by. */
const wait = (seconds: number) =>
  service.sql`update password_attempts set at = at - ${seconds} * interval '1 second'`;

/** Uses up what strangers may try in a quarter of an hour. */
async function exhaust(email: string) {
  for (let n = 0; n < 5; n += 1) await signIn(email, wrong());
  await wait(61);
  for (let n = 0; n < 5; n += 1) await signIn(email, wrong());
}

describe('wrong passwords', () => {
  it('are checked ten times in a quarter of an hour, and five at each known device, however many come at once', async () => {
    const { email, cookie } = await aPersonWithCookie();
    const cookies = [cookie];
    for (let n = 0; n < 3; n += 1) cookies.push(cookieOf(await signIn(email, aPassword)));
    const runs = [service, second].map(({ deps }) => vi.spyOn(deps.passwords, 'matches'));
    const storm = async () =>
      codes(
        await Promise.all(
          Array.from({ length: 200 }, (_, n) =>
            signIn(email, wrong(), { instance: n % 2 ? 1 : 2, address: `198.51.100.${n}` }),
          ),
        ),
      );
    const checked = () => runs.reduce((sum, { mock }) => sum + mock.calls.length, 0);

    expect(await storm()).toEqual({ invalid_credentials: 5, over_request_rate_limit: 195 });
    await wait(61);
    expect(await storm()).toEqual({ invalid_credentials: 5, over_request_rate_limit: 195 });
    await wait(61);
    expect(await storm()).toEqual({ over_request_rate_limit: 200 });
    expect(checked()).toBe(10);

    const fromKnown = Array.from({ length: 40 }, (_, n) =>
      signIn(email, wrong(), { cookie: cookies[n % 4] ?? '' }),
    );
    expect(codes(await Promise.all(fromKnown))).toEqual({
      invalid_credentials: 20,
      over_request_rate_limit: 20,
    });
    expect(checked()).toBe(30);
    for (const run of runs) run.mockRestore();
  });

  it('of strangers do not lock the owner out of a known device, nor let a stranger in who guesses right', async () => {
    const { email, cookie } = await aPersonWithCookie();
    await exhaust(email);

    const stranger = await signIn(email, aPassword, { instance: 2 });
    expect(stranger.statusCode).toBe(429);
    expect(stranger.json().code).toBe('over_request_rate_limit');
    expect(Number(stranger.headers['retry-after'])).toBeGreaterThan(700);
    expect((await signIn(email, aPassword, { cookie, instance: 2 })).statusCode).toBe(200);
    expect((await signIn(email, aPassword, { cookie: `${cookie}x` })).statusCode).toBe(429);
  });

  it('of strangers leave the owner as many mistakes at a known device as ever', async () => {
    const { email, cookie } = await aPersonWithCookie();
    await exhaust(email);

    for (let n = 0; n < 4; n += 1)
      expect((await signIn(email, wrong(), { cookie })).json().code).toBe('invalid_credentials');
    expect((await signIn(email, aPassword, { cookie })).statusCode).toBe(200);
    expect((await signIn(email, aPassword)).statusCode).toBe(429);
  });

  it('of one known device leave tries to the others', async () => {
    const { email, cookie } = await aPersonWithCookie();
    const another = cookieOf(await signIn(email, aPassword));
    await exhaust(email);

    const thief = [];
    for (let n = 0; n < 7; n += 1) thief.push(await signIn(email, wrong(), { cookie: another }));
    expect(codes(thief)).toEqual({ invalid_credentials: 5, over_request_rate_limit: 2 });
    expect((await signIn(email, wrong(), { cookie })).json().code).toBe('invalid_credentials');
    expect((await signIn(email, aPassword, { cookie })).statusCode).toBe(200);
    await wait(900);
    expect((await signIn(email, aPassword, { cookie: another })).statusCode).toBe(200);
  });

  it('say when there is room again, which there is then', async () => {
    const { email } = await aPerson(service);
    for (let n = 0; n < 5; n += 1) await signIn(email, wrong());

    const refused = await signIn(email, aPassword);
    const seconds = Number(refused.headers['retry-after']);
    expect(seconds).toBeGreaterThan(50);
    expect(seconds).toBeLessThanOrEqual(60);
    await wait(seconds);
    expect((await signIn(email, aPassword)).statusCode).toBe(200);
  });

  it('are forgotten one by one as their quarter of an hour passes', async () => {
    const { email } = await aPerson(service);
    await signIn(email, wrong());
    await wait(600);
    await exhaust(email);
    expect((await signIn(email, aPassword)).statusCode).toBe(429);

    await wait(270);
    expect((await signIn(email, wrong())).json().code).toBe('invalid_credentials');
    expect((await signIn(email, aPassword)).statusCode).toBe(429);
  });

  it('are not counted where they are right', async () => {
    const { email } = await aPerson(service);

    const together = Array.from({ length: 12 }, () => signIn(email, aPassword));
    expect(codes(await Promise.all(together))).toEqual({ 200: 12 });
    for (let n = 0; n < 12; n += 1) expect((await signIn(email, aPassword)).statusCode).toBe(200);
  });

  it('of one account take nothing from another', async () => {
    const [ada, bob] = [await aPerson(service), await aPerson(service)];
    await exhaust(ada.email);

    expect((await signIn(bob.email, aPassword)).statusCode).toBe(200);
  });

  it('are counted for an address however it is written', async () => {
    const { email } = await aPerson(service);
    const written = [email, email.toUpperCase(), ` ${email}`, `${email} `, email];
    for (const each of written) await signIn(each, wrong());

    expect((await signIn(email, aPassword)).statusCode).toBe(429);
  });
});

describe('an unknown address', () => {
  it('is answered like a known one, after as many tries, in body, headers and hashing', async () => {
    const matches = vi.spyOn(service.deps.passwords, 'matches');
    const shown = async (email: string) => {
      const answers = [];
      matches.mockClear();
      for (let n = 0; n < 6; n += 1) answers.push(await signIn(email, wrong()));
      await wait(61);
      for (let n = 0; n < 4; n += 1) answers.push(await signIn(email, wrong()));
      const alike = answers.map((reply) => {
        const { request_id, ...body } = reply.json();
        const { date, 'x-request-id': id, 'retry-after': after, ...headers } = reply.headers;
        return { status: reply.statusCode, body, headers, waits: after !== undefined };
      });
      await wait(900);
      return { alike, runs: matches.mock.calls.length };
    };

    const known = await shown((await aPersonWithCookie()).email);
    expect(await shown(anEmail())).toEqual(known);
    expect(known.runs).toBe(9);
    matches.mockRestore();
  });
});
