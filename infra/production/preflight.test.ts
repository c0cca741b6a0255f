import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { afterEach, describe, expect, it } from 'vitest';
import { preflight, type Surroundings } from './preflight.ts';
import { questions } from './settings.ts';

const right = Object.fromEntries(questions.map(({ name, example }) => [name, example]));

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

async function serving(answer: RequestListener): Promise<string> {
  const server = createServer(answer).listen(0, '127.0.0.1');
  servers.push(server);
  await once(server, 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const url = 'https://sidework.example.com/api/payments/webhook';
const endpoint = (given: object) => ({
  data: [{ url, status: 'enabled', enabled_events: ['*'], ...given }],
});
const stripeWith = (body: object, status = 200) =>
  serving((_request, reply) => {
    reply.writeHead(status, { 'content-type': 'application/json' });
    reply.end(JSON.stringify(body));
  });

/** No mail server listens at this port. */
const settings = { ...right, SMTP_URL: 'smtp://0.0.0.0:9' };
async function faultsOf(title: string, around: Partial<Surroundings>, given = settings) {
  const results = await preflight(given, {
    stripeUrl: await stripeWith(endpoint({})),
    lookup: async () => '203.0.113.1',
    now: () => new Date(),
    engineFolder: tmpdir(),
    runs: true,
    ...around,
  });
  return Object.fromEntries(results)[title];
}

describe('the check before a start', () => {
  it('stops at wrong settings, before it asks anybody', async () => {
    const results = await preflight({ ...right, STRIPE_SECRET_KEY: '' }, {
      lookup: () => Promise.reject(new Error('asked')),
    } as unknown as Surroundings);
    expect(results.map(([title]) => title)).toEqual(['Settings']);
  });

  it('names a domain without an address', async () => {
    const lookup = (name: string) =>
      name.startsWith('files.') ? Promise.reject(new Error('ENOTFOUND')) : Promise.resolve();
    expect(await faultsOf('Names', { lookup })).toEqual([
      expect.stringContaining('files.sidework.example.com has no address'),
    ]);
  });

  it('says why a mail server does not take a mail', async () => {
    expect(await faultsOf('Mail', {})).toEqual([
      expect.stringMatching(/did not take a mail to ada@example\.com: ./),
    ]);
  });

  it('is content with a webhook of this name', async () => {
    expect(await faultsOf('Stripe and clock', {})).toEqual([]);
  });

  it.each([
    ['a key that Stripe does not know', {}, 401, 'does not know this key'],
    ['a webhook of another name', endpoint({ url: 'https://example.com/' }), 200, 'no webhook for'],
    ['a webhook that is off', endpoint({ status: 'disabled' }), 200, 'no webhook for'],
    [
      'a webhook without some events',
      endpoint({ enabled_events: ['checkout.session.completed'] }),
      200,
      'does not tell of checkout.session.async_payment_succeeded',
    ],
  ])('names %s', async (_what, body, status, why) => {
    const stripeUrl = await stripeWith(body, status);
    expect(await faultsOf('Stripe and clock', { stripeUrl })).toEqual([
      expect.stringContaining(why),
    ]);
  });

  it('names a clock that is minutes off', async () => {
    const now = () => new Date(Date.now() + 600_000);
    expect(await faultsOf('Stripe and clock', { now })).toEqual([
      expect.stringMatching(/clock is \d+ seconds fast/),
    ]);
  });
});
