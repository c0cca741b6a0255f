import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { aPassword, aPerson, testIdentity } from '../../test/builders.ts';

/** A sender that answers when, and as, the test has it. */
const sender = { status: 200, isHanging: false, atOnce: 0, mostAtOnce: 0, asked: 0 };
const held = new Set<() => void>();
const server = createServer((request, response) => {
  sender.asked += 1;
  sender.atOnce += 1;
  sender.mostAtOnce = Math.max(sender.mostAtOnce, sender.atOnce);
  const answer = () => {
    held.delete(answer);
    response.writeHead(sender.status).end();
  };
  response.on('close', () => {
    sender.atOnce -= 1;
  });
  request.resume();
  if (sender.isHanging) held.add(answer);
  else answer();
}).listen(0, '127.0.0.1');
await once(server, 'listening');

const service = testIdentity({
  GOTRUE_EXTERNAL_PHONE_ENABLED: true,
  GOTRUE_SMS_PROVIDER: 'webhook',
  SMS_WEBHOOK_URL: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
  GOTRUE_RATE_LIMIT_SMS_SENT: 1_000_000,
});

const untilHeld = (count: number) =>
  vi.waitFor(() => expect(held.size).toBe(count), { timeout: 20_000, interval: 5 });
const release = () => {
  for (const answer of held) answer();
};

beforeAll(() => service.app.ready());
beforeEach(() => {
  held.clear();
  Object.assign(sender, { status: 200, isHanging: false, mostAtOnce: 0, asked: 0 });
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const aPhone = () => `1555${randomInt(1_000_000, 10_000_000)}`;
const post = (url: string, payload: object) => service.app.inject({ method: 'POST', url, payload });

const codesOf = (phone: string) => service.sql`
  select 1 from one_time_tokens where user_id = (select id from users where phone = ${phone})`;

describe('a text message', () => {
  it('keeps nobody waiting but who asked for it, and ten go out at once', async () => {
    const { email } = await aPerson(service);
    sender.isHanging = true;
    const asked = Array.from({ length: 20 }, () => post('/otp', { phone: aPhone() }));
    await untilHeld(10);

    const signedIn = await post('/token?grant_type=password', { email, password: aPassword });
    expect(signedIn.statusCode).toBe(200);
    expect(sender.mostAtOnce).toBe(10);
    sender.isHanging = false;
    release();
    const replies = await Promise.all(asked);
    expect(new Set(replies.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
    expect([sender.asked, sender.mostAtOnce]).toEqual([20, 10]);
  });

  it.each([
    ['/otp', (phone: string) => ({ phone })],
    ['/signup', (phone: string) => ({ phone, password: aPassword })],
  ])(
    'of %s that does not go out leaves no code, and can be asked for again at once',
    async (url, body) => {
      const phone = aPhone();
      sender.status = 500;
      const failed = await post(url, body(phone));
      expect(failed.json().code).toBe('sms_send_failed');
      expect(await codesOf(phone)).toHaveLength(0);

      sender.status = 200;
      expect((await post(url, body(phone))).statusCode).toBe(200);
      expect(await codesOf(phone)).toHaveLength(1);
      expect(sender.asked).toBe(2);
    },
  );

  it('of a change of number that does not go out ends that change, and no later one', async () => {
    const { id, access_token: token } = await aPerson(service);
    const headers = { authorization: `Bearer ${token}` };
    const change = (phone: string) =>
      service.app.inject({ method: 'PUT', url: '/user', headers, payload: { phone } });
    const waiting = () => service.sql`select phone_change from users where id = ${id}`;
    sender.status = 500;
    expect((await change(aPhone())).json().code).toBe('sms_send_failed');
    expect(await waiting()).toEqual([{ phone_change: null }]);

    sender.isHanging = true;
    const earlier = change(aPhone());
    await untilHeld(1);
    const later = aPhone();
    await service.sql`update users set phone_change = ${later} where id = ${id}`;
    release();
    expect((await earlier).json().code).toBe('sms_send_failed');
    expect(await waiting()).toEqual([{ phone_change: later }]);
  });

  it('that goes out again is not waited for', async () => {
    const phone = aPhone();
    await post('/otp', { phone });
    await service.sql`update users set text_sent_at = null where phone = ${phone}`;
    sender.isHanging = true;

    expect((await post('/resend', { type: 'sms', phone })).statusCode).toBe(200);
    await untilHeld(1);
    release();
    expect(sender.asked).toBe(2);
  });

  it('that does not go out takes as long as one that does', async () => {
    const phone = aPhone();
    const timed = async () => {
      const began = performance.now();
      expect((await post('/otp', { phone })).statusCode).toBe(200);
      return performance.now() - began;
    };
    sender.isHanging = true;
    const first = timed();
    await untilHeld(1);
    setTimeout(release, 400);
    expect(await first).toBeGreaterThan(390);

    expect(await timed()).toBeGreaterThan(390);
    expect(sender.asked).toBe(1);
  });

  it('is counted where it goes out, and nowhere else', async () => {
    const before =
      await service.sql`select arrives_at from rate_limits where key = 'text messages'`;
    expect((await post('/resend', { type: 'sms', phone: aPhone() })).statusCode).toBe(200);
    expect((await post('/otp', { phone: aPhone(), create_user: false })).statusCode).toBe(422);
    const after = await service.sql`select arrives_at from rate_limits where key = 'text messages'`;
    expect(after).toEqual(before);
  });
});
