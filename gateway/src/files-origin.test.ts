import { createLogger } from '@sidework/chassis/operations/logger';
import { catalogue, publicUrl } from '@sidework/contracts/catalogue';
import type { Endpoint } from '@sidework/contracts/kernel/endpoint';
import { type ServiceName, serviceNames } from '@sidework/contracts/platform';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Asked, addressOf, aService, ask, testGateway } from '../test/running-gateway.ts';
import { GatewayConfig, upstreamVariable } from './config.ts';
import { buildFilesOrigin } from './files-origin.ts';
import { filesRoutesOf } from './routing.ts';
import { openUpstream, type Upstream } from './upstreams.ts';

const log = createLogger('gateway', 'silent');
const endpoints: Endpoint[] = Object.values(catalogue).flat();
const aPath = (endpoint: Endpoint) => publicUrl(endpoint).replace(/:\w+/g, 'x');

const config = GatewayConfig.parse({
  NODE_ENV: 'test',
  LOG_LEVEL: 'silent',
  PORT: '0',
  FILES_PORT: '0',
  PUBLIC_URL: 'https://sidework.example',
  FILES_URL: 'https://files.example',
  ...Object.fromEntries(serviceNames.map((name) => [upstreamVariable(name), 'http://127.0.0.1:1'])),
});

const aPicture: Endpoint = {
  method: 'GET',
  url: '/pictures/:name',
  origin: 'files',
  schema: { summary: 'A picture', response: {} },
};

describe('the files origin', () => {
  let service: Awaited<ReturnType<typeof aService>>;
  let upstream: Upstream;
  let files: FastifyInstance;
  beforeAll(async () => {
    service = await aService('identity', (app) => {
      app.get('/pictures/shown', (request, reply) =>
        reply
          .headers({
            'cache-control': 'public, max-age=31536000, immutable',
            'content-security-policy': "default-src 'unsafe-inline'",
            'content-type': 'image/webp',
            'set-cookie': 'a=b',
            etag: '"one"',
            location: 'https://evil.example',
          })
          .send(JSON.stringify(request.headers)),
      );
    });
    upstream = openUpstream([service.address], 5_000);
    const upstreams = { identity: upstream } as Record<ServiceName, Upstream>;
    files = buildFilesOrigin(config, log, filesRoutesOf({ identity: [aPicture] }), upstreams);
    await files.listen({ host: '127.0.0.1', port: 0 });
  });
  afterAll(async () => {
    await files.close();
    await upstream.close();
    await service.close();
  });
  const get = (path: string, asked?: Asked) => ask(addressOf(files), path, asked);

  it('shows a picture that cannot run, load, send or be taken for anything else', async () => {
    const { status, headers } = await get('/pictures/shown');
    expect(status).toBe(200);
    expect(headers).toMatchObject({
      'content-type': 'image/webp',
      'content-security-policy':
        "default-src 'none'; img-src 'self'; media-src 'self'; frame-ancestors https://sidework.example; sandbox",
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'cross-origin',
      'referrer-policy': 'no-referrer',
      'cache-control': 'public, max-age=31536000, immutable',
      'strict-transport-security': expect.any(String),
      etag: '"one"',
    });
    for (const name of ['set-cookie', 'location', 'access-control-allow-origin'])
      expect(headers).not.toHaveProperty(name);
  });

  it('tells the service nothing of who asks, and what the file is asked with', async () => {
    const { json } = await get('/pictures/shown', {
      headers: {
        authorization: 'Bearer x',
        cookie: 'session=x',
        'x-anything': 'x',
        'if-none-match': '"two"',
        range: 'bytes=0-1',
      },
    });
    expect(json()).toMatchObject({ 'if-none-match': '"two"', range: 'bytes=0-1' });
    for (const name of ['authorization', 'cookie', 'x-anything'])
      expect(json()).not.toHaveProperty(name);
  });

  it('answers HEAD as GET without the picture', async () => {
    const { status, headers, bytes } = await get('/pictures/shown', { method: 'HEAD' });
    expect([status, headers['content-type'], bytes.length]).toEqual([200, 'image/webp', 0]);
  });

  it.each(['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])('takes no %s', async (method) => {
    expect((await get('/pictures/shown', { method })).status).toBe(404);
  });

  it.each(['/', '/jobs', '/api/jobs', '/api/pictures/shown', '/health/ready', '/metrics'])(
    'has nothing else: %s',
    async (path) => {
      const { status, headers } = await get(path);
      expect(status).toBe(404);
      expect(headers['content-security-policy']).toContain('sandbox');
    },
  );

  it.each(['/pictures/../jobs', '/pictures/%2e%2e/jobs', '/pictures/..%2fjobs', '/pictures//jobs'])(
    'leads nowhere else: %s',
    async (path) => {
      const { status, text } = await get(path);
      if (status === 200) expect(JSON.parse(text).url).toMatch(/^\/pictures\//);
      else expect(status).toBeGreaterThanOrEqual(400);
    },
  );
});

describe('the two origins', () => {
  const gateway = testGateway();

  it.each(
    endpoints
      .filter(({ origin }) => origin === undefined)
      .map((each) => [each.method, aPath(each)]),
  )('keep %s %s from the files origin', async (method, path) => {
    expect((await gateway.askFiles(path, { method })).status).toBe(404);
  });

  it('keep what belongs to the files origin from the app', async () => {
    for (const each of endpoints.filter(({ origin }) => origin === 'files')) {
      const { text } = await gateway.ask(aPath(each));
      expect(text).not.toContain('"name":"service"');
      expect((await gateway.ask(`/api${aPath(each)}`)).status).toBe(404);
      expect((await gateway.ask(`/auth/v1${aPath(each)}`)).status).toBe(404);
    }
  });

  it('refuse a segment in the hand of both, which would open each to the other', () => {
    const both = { identity: [aPicture, { ...aPicture, url: '/pictures', origin: undefined }] };
    expect(() => filesRoutesOf(both as unknown as Record<string, Endpoint[]>)).toThrow(
      'identity has /pictures in the app and at the files origin.',
    );
  });
});
