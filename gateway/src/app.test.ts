import { serviceNames } from '@sidework/contracts/platform';
import { describe, expect, it } from 'vitest';
import { aService, everyService, startGateway, testGateway } from '../test/running-gateway.ts';

const json = { 'content-type': 'application/json' };

describe('the size of a request', () => {
  const gateway = testGateway();

  it('may reach 100 KiB', async () => {
    const body = 'x'.repeat(100 * 1024);
    const { status } = await gateway.ask('/api/jobs', { method: 'POST', headers: json, body });
    expect(status).toBe(200);
  });

  it.each([
    ['of a stated length', { 'content-length': String(100 * 1024 + 1) }],
    ['of unstated length', { 'transfer-encoding': 'chunked' }],
  ])('may not pass it: %s', async (_which, framing) => {
    const {
      status,
      headers,
      json: read,
    } = await gateway.ask('/api/jobs', {
      method: 'POST',
      headers: { ...json, ...framing },
      body: 'x'.repeat(100 * 1024 + 1),
    });
    expect(status).toBe(413);
    expect(read()).toMatchObject({ code: 'too_large', requestId: headers['x-request-id'] });
  });
});

describe('the rate limit', () => {
  it('asks an address to wait once it has asked too much, whatever it asks for', async () => {
    const service = await aService('service');
    const gateway = await startGateway({
      ...everyService(service.address),
      RATE_LIMIT_PER_MINUTE: '3',
    });
    const statuses: number[] = [];
    for (const path of ['/api/jobs', '/', '/api/nothing'])
      statuses.push((await gateway.ask(path)).status);
    const refused = await gateway.ask('/api/jobs', {
      headers: { 'x-forwarded-for': '203.0.113.9' },
    });

    expect(statuses).not.toContain(429);
    expect(refused.status).toBe(429);
    expect(refused.json()).toEqual({
      code: 'too_many_requests',
      message: expect.any(String),
      requestId: refused.headers['x-request-id'],
    });
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(60);
    expect((await gateway.ask('/health/ready')).status).toBe(200);
    await gateway.close();
    await service.close();
  });
});

describe('pages of other origins', () => {
  const friend = 'https://partner.example.org';
  const gateway = testGateway({ CORS_ORIGINS: friend });
  const closed = testGateway();

  it('may read answers when their origin is named', async () => {
    const { status, headers } = await gateway.ask('/api/jobs', { headers: { origin: friend } });
    expect(status).toBe(200);
    expect(headers['access-control-allow-origin']).toBe(friend);
    expect(headers).not.toHaveProperty('access-control-allow-credentials');
  });

  it('may ask first what they may send', async () => {
    const { status, headers } = await gateway.ask('/api/jobs', {
      method: 'OPTIONS',
      headers: {
        origin: friend,
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'authorization,content-type',
      },
    });
    expect(status).toBe(204);
    expect(headers).toMatchObject({
      'access-control-allow-origin': friend,
      'access-control-allow-headers': 'authorization,content-type',
    });
  });

  it.each(['https://evil.example', 'https://partner.example.org.evil.example', 'null'])(
    'may not when they are %s',
    async (origin) => {
      const { headers } = await gateway.ask('/api/jobs', { headers: { origin } });
      expect(headers).not.toHaveProperty('access-control-allow-origin');
    },
  );

  it('may not at all where no origin is named', async () => {
    const { headers } = await closed.ask('/api/jobs', { headers: { origin: friend } });
    expect(headers).not.toHaveProperty('access-control-allow-origin');
  });
});

describe('transport security', () => {
  const secure = testGateway({ PUBLIC_URL: 'https://sidework.example' });
  const plain = testGateway();

  it('is demanded for a year where the platform is public by https', async () => {
    const { headers } = await secure.ask('/api/jobs');
    expect(headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains');
  });

  it('is not spoken of on plain http', async () => {
    expect((await plain.ask('/api/jobs')).headers).not.toHaveProperty('strict-transport-security');
  });
});

describe('health', () => {
  const gateway = testGateway();

  it('of the process is told to anyone, without details', async () => {
    const reply = await gateway.ask('/health/live', { headers: { 'x-forwarded-for': '1.2.3.4' } });
    expect(reply.json()).toEqual({ status: 'ok' });
  });

  it('of the services is told on this machine', async () => {
    expect((await gateway.ask('/health/ready')).json()).toEqual({
      status: 'ok',
      services: Object.fromEntries(serviceNames.map((service) => [service, true])),
      degraded: {},
    });
  });

  it('names what is missing to a service, and stays ready [D-38]', async () => {
    const up = await aService('up');
    const away = await aService('away', (app) =>
      app.get('/health/ready', async () => ({ degraded: ['people_news', 'broker'] })),
    );
    const front = await startGateway({
      ...everyService(up.address),
      UPSTREAM_MARKETPLACE: `${up.address},${away.address}`,
    });
    const { status, json: read } = await front.ask('/health/ready');
    expect([status, read()]).toMatchObject([
      200,
      { status: 'degraded', degraded: { marketplace: ['broker', 'people_news'] } },
    ]);
    await front.close();
    await Promise.all([up.close(), away.close()]);
  });

  it.each(['/health/ready', '/metrics'])('in %s is not there for others', async (path) => {
    const reply = await gateway.ask(path, { headers: { 'x-forwarded-for': '203.0.113.7' } });
    expect(reply.status).toBe(404);
    expect(reply.json()).toMatchObject({ code: 'not_found' });
  });

  it('names the service that is down', async () => {
    const up = await aService('up');
    const down = await aService('down');
    await down.close();
    const front = await startGateway({
      ...everyService(up.address),
      UPSTREAM_IDENTITY: `${down.address},${up.address}`,
      UPSTREAM_MARKETPLACE: down.address,
    });
    const { status, json: read } = await front.ask('/health/ready');
    expect(status).toBe(503);
    expect(read()).toEqual({
      status: 'unavailable',
      services: Object.fromEntries(
        serviceNames.map((service) => [service, service !== 'marketplace']),
      ),
      degraded: {},
    });
    await front.close();
    await up.close();
  });

  it('is measured by route, not by address', async () => {
    await gateway.ask('/api/jobs/0192f0c4-1111-7000-8000-000000000000');
    const { text } = await gateway.ask('/metrics');
    expect(text).toContain('route="/api/jobs/*"');
    expect(text).not.toContain('0192f0c4');
  });
});
