import { createConnection } from 'node:net';
import { Readable } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aService, startGateway, testGateway } from '../test/running-gateway.ts';

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const long = 'x'.repeat(1024 * 1024);

describe('a call', () => {
  let identity: Awaited<ReturnType<typeof aService>>;
  let marketplace: Awaited<ReturnType<typeof aService>>;
  let gateway: Awaited<ReturnType<typeof startGateway>>;

  beforeAll(async () => {
    identity = await aService('identity');
    marketplace = await aService('marketplace');
    gateway = await startGateway({
      UPSTREAM_IDENTITY: identity.address,
      UPSTREAM_MARKETPLACE: marketplace.address,
      UPSTREAM_CLIENT_SERVICES: marketplace.address,
    });
  });
  afterAll(() => Promise.all([gateway.close(), identity.close(), marketplace.close()]));

  it.each([
    ['/api/jobs', 'marketplace', '/jobs'],
    ['/api/jobs?search=a%20b&cursor=%2F', 'marketplace', '/jobs?search=a%20b&cursor=%2F'],
    ['/api/jobs/1234/close', 'marketplace', '/jobs/1234/close'],
    ['/api/profiles/me', 'identity', '/profiles/me'],
    ['/auth/v1/token?grant_type=password', 'identity', '/token?grant_type=password'],
    ['/auth/v1/.well-known/jwks.json', 'identity', '/.well-known/jwks.json'],
  ])('of %s reaches %s as %s', async (path, name, url) => {
    const { status, json } = await gateway.ask(path);
    expect(status).toBe(200);
    expect(json()).toMatchObject({ name, url });
  });

  it.each([
    '/api/nothing',
    '/api',
    '/api/metrics',
    '/api/health/ready',
    '/auth/v1/nothing',
    '/auth/v1/metrics',
    '/auth/v1/profiles/me',
    '/auth/v1/health/ready',
    '/api/jobsX',
  ])('of %s, which no contract has, is not found', async (path) => {
    const { status, headers, json } = await gateway.ask(path);
    expect(status).toBe(404);
    expect(json()).toEqual({
      code: 'not_found',
      message: expect.any(String),
      requestId: headers['x-request-id'],
    });
  });

  it.each([
    '/api/jobs/../metrics',
    '/api/jobs/..%2fmetrics',
    '/api/jobs/%2e%2e/metrics',
    '/api/jobs/%2E%2E%2Fhealth/ready',
    '/api/jobs\\..\\metrics',
    '/api/../metrics',
    '/auth/v1/.well-known/../metrics',
    '/auth/v1/.well-known/%2e%2e/health/ready',
  ])('that climbs out of its service, %s, is refused', async (path) => {
    const { status, text } = await gateway.ask(path);
    expect([400, 404]).toContain(status);
    expect(text).not.toContain('"url"');
  });

  it('carries a body as the bytes it is', async () => {
    const body = '{"title": "Mow\\u00e9", "__proto__": 1 }';
    const { json } = await gateway.ask('/api/jobs', {
      method: 'POST',
      headers: { 'content-type': 'application/json; charset=utf-8' },
      body,
    });
    expect(json()).toMatchObject({
      method: 'POST',
      body,
      headers: {
        'content-type': 'application/json; charset=utf-8',
        'content-length': String(Buffer.byteLength(body)),
      },
    });
  });

  it('may say it is JSON and have no body', async () => {
    const headers = { 'content-type': 'application/json', 'content-length': '0' };
    const { status } = await gateway.ask('/auth/v1/logout', { method: 'POST', headers });
    expect(status).toBe(200);
  });

  it.each(['PUT', 'PATCH', 'DELETE'])('keeps its method %s', async (method) => {
    expect((await gateway.ask('/api/jobs', { method })).json()).toMatchObject({ method });
  });

  it('loses what only the inside may say of it', async () => {
    const { json } = await gateway.ask('/api/jobs', {
      headers: {
        'X-User-Id': 'someone',
        'x-user-roles': 'admin',
        'X-Internal-Token': 'secret',
        'x-forwarded-for': '203.0.113.7',
        'x-forwarded-host': 'evil.example',
        forwarded: 'for=203.0.113.7',
        'x-real-ip': '203.0.113.7',
        'x-request-id': 'mine',
        authorization: 'Bearer token',
        'idempotency-key': 'a-key-of-my-own-1',
        cookie: 'sidework_device=one; other=two',
      },
    });
    const { headers } = json();
    const claims = Object.keys(headers).filter((name) => /^(x-|forwarded)/.test(name));
    expect(claims.sort()).toEqual(['x-forwarded-for', 'x-request-id']);
    expect(headers['x-forwarded-for']).toBe('127.0.0.1');
    expect(headers['x-request-id']).toMatch(uuid);
    expect(headers).toMatchObject({
      authorization: 'Bearer token',
      'idempotency-key': 'a-key-of-my-own-1',
      cookie: 'sidework_device=one; other=two',
    });
  });

  it('cannot use Connection to take away what the gateway adds', async () => {
    const { json } = await gateway.ask('/api/jobs', {
      headers: { connection: 'close, x-forwarded-for, x-request-id' },
    });
    expect(json().headers).toMatchObject({
      'x-forwarded-for': '127.0.0.1',
      'x-request-id': expect.stringMatching(uuid),
    });
  });

  it.each([
    { expect: '100-continue' },
    { te: 'trailers' },
    { 'keep-alive': 'timeout=5' },
    { upgrade: 'h2c', connection: 'upgrade' },
    { 'proxy-connection': 'keep-alive' },
  ])('with %o is answered all the same', async (headers) => {
    const { status } = await gateway.ask('/api/jobs', { headers: headers as never });
    expect(status).toBe(200);
  });

  it('gets an id of its own, in the answer and at the service', async () => {
    const [one, other] = await Promise.all([
      gateway.ask('/api/jobs', { headers: { 'x-request-id': 'mine' } }),
      gateway.ask('/api/jobs', { headers: { 'x-request-id': 'mine' } }),
    ]);
    expect(one.headers['x-request-id']).toMatch(uuid);
    expect(one.json().headers['x-request-id']).toBe(one.headers['x-request-id']);
    expect(other.headers['x-request-id']).not.toBe(one.headers['x-request-id']);
  });

  it('with a body on a GET is passed on without it', async () => {
    const { status } = await gateway.ask('/api/jobs', {
      headers: { 'content-type': 'text/plain', 'content-length': '5' },
      body: 'hello',
    });
    expect(status).toBe(200);
  });

  it('that is no HTTP at all is refused in the shape of the platform', async () => {
    const { hostname, port } = new URL(gateway.address);
    const socket = createConnection({ host: hostname, port: Number(port) });
    socket.end('GET / HTTP/9.9\r\n\r\n');
    let answer = '';
    for await (const chunk of socket) answer += chunk;
    expect(answer).toMatch(/^HTTP\/1\.1 400 /);
    expect(answer).toContain('"code":"invalid_input"');
  });

  it('with headers beyond 16 KiB is refused', async () => {
    const { status } = await gateway.ask('/api/jobs', {
      headers: { 'x-much': 'x'.repeat(17_000) },
    });
    expect(status).toBe(431);
  });

  it.each(['/%ff', '/api/jobs/%ff', '/api/jobs/%'])('of %s is refused', async (path) => {
    const { status, json } = await gateway.ask(path);
    expect(status).toBe(400);
    expect(json()).toMatchObject({ code: 'invalid_input', requestId: expect.any(String) });
  });
});

describe('an answer', () => {
  const gateway = testGateway({}, (app) => {
    app.get('/jobs/long', (_request, reply) => {
      reply.header('content-length', long.length).send(Readable.from([long]));
    });
    app.get('/jobs/parts', (_request, reply) => {
      reply.hijack();
      reply.raw.writeHead(200, { 'content-length': 13 });
      reply.raw.write('one ');
      setTimeout(() => reply.raw.write('two '), 20);
      setTimeout(() => reply.raw.end('three'), 40);
    });
    app.get('/jobs/endless', (_request, reply) => {
      reply.send(
        Readable.from(
          (async function* () {
            for (const part of ['one ', 'two ', 'three']) {
              yield part;
              await wait(20);
            }
          })(),
        ),
      );
    });
    app.get('/jobs/packed', (_request, reply) =>
      reply.header('content-encoding', 'gzip').type('text/plain').send(gzipSync('packed')),
    );
    app.get('/jobs/none', (_request, reply) => reply.code(204).send());
    app.get('/jobs/same', (_request, reply) => reply.code(304).header('etag', '"1"').send());
    app.get('/jobs/refused', (_request, reply) =>
      reply
        .code(409)
        .header('retry-after', '3')
        .header('cache-control', 'private')
        .send({ code: 'job_not_open' }),
    );
    app.get('/jobs/cookies', (_request, reply) =>
      reply.header('set-cookie', ['a=1', 'b=2']).send(''),
    );
  });

  it('arrives whole when it is long', async () => {
    expect((await gateway.ask('/api/jobs/long')).text).toBe(long);
  });

  it('arrives whole when it comes in parts', async () => {
    expect((await gateway.ask('/api/jobs/parts')).text).toBe('one two three');
  });

  it('arrives as it comes when nobody knows its length', async () => {
    expect((await gateway.ask('/api/jobs/endless')).text).toBe('one two three');
  });

  it('stays packed as the service packed it', async () => {
    const { headers, bytes } = await gateway.ask('/api/jobs/packed');
    expect(headers['content-encoding']).toBe('gzip');
    expect(bytes).toEqual(gzipSync('packed'));
  });

  it.each([
    ['none', 204],
    ['same', 304],
  ])('may be empty: %s', async (which, expected) => {
    const { status, text } = await gateway.ask(`/api/jobs/${which}`);
    expect({ status, text }).toEqual({ status: expected, text: '' });
  });

  it('to HEAD tells the length and sends nothing', async () => {
    const { status, headers, text } = await gateway.ask('/api/jobs/packed', { method: 'HEAD' });
    expect({ status, text }).toEqual({ status: 200, text: '' });
    expect(headers['content-length']).toBe(String(gzipSync('packed').length));
  });

  it('that refuses is passed on with its headers', async () => {
    const { status, headers, json } = await gateway.ask('/api/jobs/refused');
    expect(status).toBe(409);
    expect(headers).toMatchObject({ 'retry-after': '3', 'cache-control': 'private' });
    expect(json()).toEqual({ code: 'job_not_open' });
  });

  it('keeps all of a repeated header', async () => {
    expect((await gateway.ask('/api/jobs/cookies')).headers['set-cookie']).toEqual(['a=1', 'b=2']);
  });

  it('is not stored, unless the service says so', async () => {
    expect((await gateway.ask('/api/jobs')).headers['cache-control']).toBe('no-store');
  });

  it('can be nothing but data to a browser', async () => {
    expect((await gateway.ask('/api/jobs')).headers).toMatchObject({
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      'x-content-type-options': 'nosniff',
    });
  });
});
