import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { catalogue, publicUrl } from '@sidework/contracts/catalogue';
import type { Endpoint } from '@sidework/contracts/kernel/endpoint';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { aService, knowsTokens, startGateway, testGateway } from '../test/running-gateway.ts';

const uploads = Object.values(catalogue)
  .flat()
  .flatMap((endpoint: Endpoint) =>
    endpoint.file
      ? [
          [
            publicUrl(endpoint).replace(/:\w+/g, 'x'),
            endpoint.method,
            endpoint.file.maxBytes,
          ] as const,
        ]
      : [],
  );
const jpeg = { 'content-type': 'image/jpeg', authorization: 'Bearer ada' };

describe('a file', () => {
  const gateway = testGateway({}, (app) => {
    knowsTokens(app);
    const parts = ['/:first', '/:second', '/:third', '/:fourth', '/:fifth'];
    for (const url of parts.map((_, last) => parts.slice(0, last + 1).join('')))
      app.route({
        method: ['PUT', 'POST'],
        url,
        bodyLimit: 2 ** 26,
        handler: async ({ url: path, headers, body }) => ({
          url: path,
          type: headers['content-type'],
          bytes: (body as Buffer).length,
        }),
      });
  });

  it.each(uploads)(
    'reaches its service at %s whole, up to what the contract allows',
    async (path, method, maxBytes) => {
      const { status, json } = await gateway.ask(path, {
        method,
        headers: jpeg,
        body: Buffer.alloc(maxBytes, 7),
      });
      expect(status).toBe(200);
      expect(json()).toEqual({
        url: path.replace('/api', ''),
        type: 'image/jpeg',
        bytes: maxBytes,
      });
    },
  );

  it.each(
    uploads.flatMap(
      ([path, method, maxBytes]) =>
        [
          [
            path,
            method,
            maxBytes,
            'of a stated length',
            { 'content-length': String(maxBytes + 1) },
          ],
          [path, method, maxBytes, 'of unstated length', { 'transfer-encoding': 'chunked' }],
        ] as const,
    ),
  )('is refused at %s beyond it: %s %i %s', async (path, method, maxBytes, _, framing) => {
    const { status, json } = await gateway.ask(path, {
      method,
      headers: { ...jpeg, ...framing },
      body: Buffer.alloc(maxBytes + 1),
    });
    expect(status).toBe(413);
    expect(json()).toMatchObject({ code: 'too_large' });
  });

  it('is not taken beside the endpoints that take one', async () => {
    const body = Buffer.alloc(100 * 1024 + 1);
    for (const path of ['/api/profiles/me', '/api/profiles/me/avatar/more', '/api/jobs'])
      expect((await gateway.ask(path, { method: 'PUT', headers: jpeg, body })).status).toBe(413);
  });
});

describe('a file that is not taken', () => {
  const gateway = testGateway({}, knowsTokens);
  const [path = '', method] = uploads[0] ?? [];
  const body = Buffer.alloc(8 * 2 ** 20);

  it.each([
    ['of nobody', {}, 401, 'unauthenticated'],
    ['with a token that does not hold', { authorization: 'Bearer nobody' }, 401, 'session_expired'],
    ['that is too large', jpeg, 413, 'too_large'],
  ])('%s is refused in words, while it is still being sent', async (_, headers, status, code) => {
    for (let round = 0; round < 5; round += 1) {
      const response = await fetch(gateway.address + path, { method, headers, body });
      expect(response.status).toBe(status);
      expect(await response.json()).toMatchObject({ code });
    }
  });

  it('is refused in words to a program that reads only when it has sent everything', async () => {
    const socket = connect(Number(new URL(gateway.address).port), '127.0.0.1').pause();
    socket.write(`PUT ${path} HTTP/1.1\r\nhost: x\r\ncontent-length: ${body.length}\r\n\r\n`);
    await new Promise<void>((resolve, reject) =>
      socket.once('error', reject).write(body, (error) => (error ? reject(error) : resolve())),
    );
    const [answer] = await once(socket.resume(), 'data');
    expect(String(answer)).toContain('401 Unauthorized');
    socket.destroy();
  });

  it('of nobody is refused before any of it has come', async () => {
    const socket = connect(Number(new URL(gateway.address).port), '127.0.0.1');
    socket.write(`PUT ${path} HTTP/1.1\r\nhost: x\r\ncontent-length: 5000000\r\n\r\n`);
    const [answer] = await once(socket, 'data');
    expect(String(answer)).toContain('401 Unauthorized');
    await once(socket, 'close');
  });

  it('is no request, whatever it says', async () => {
    const asked: string[] = [];
    const service = await aService('service', (app) => {
      app.addHook('onRequest', async ({ url }) => void asked.push(url));
    });
    const front = await startGateway({ UPSTREAM_MARKETPLACE: service.address });
    const port = Number(new URL(front.address).port);
    const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true });
    socket.write(`PUT ${path} HTTP/1.1\r\nhost: x\r\ncontent-length: 5\r\n\r\n`);
    await once(socket.resume(), 'end');
    socket.end('12345GET /api/jobs HTTP/1.1\r\nhost: x\r\n\r\n');
    await once(socket, 'close');
    await front.ask('/api/jobs/last');
    expect(asked).toEqual(['/jobs/last']);
    await front.close();
    await service.close();
  });

  it('is told to wait where identity does not answer', async () => {
    const front = await startGateway({});
    const { status } = await front.ask(path, { method, headers: jpeg, body: 'words' });
    expect(status).toBe(503);
    await front.close();
  });
});

describe('files that come slowly', () => {
  const [path = ''] = uploads[0] ?? [];
  let service: Awaited<ReturnType<typeof aService>>;
  let gateway: Awaited<ReturnType<typeof startGateway>>;
  const slow: Socket[] = [];

  beforeEach(async () => {
    service = await aService('service', (app) => {
      knowsTokens(app);
      app.get('/jobs', () => new Promise(() => undefined));
    });
    gateway = await startGateway({
      UPSTREAM_IDENTITY: service.address,
      UPSTREAM_MARKETPLACE: service.address,
      TRUSTED_PROXIES: '127.0.0.1',
    });
  });
  afterEach(async () => {
    leave();
    await gateway.close();
    await service.close();
  });

  function begin(from: string, token: string, { before = '', rest = '' } = {}) {
    const socket = connect(Number(new URL(gateway.address).port), '127.0.0.1');
    socket.on('error', () => undefined);
    const auth = token && `authorization: Bearer ${token}\r\n`;
    socket.write(`${before}PUT ${path} HTTP/1.1\r\nhost: x\r\nx-forwarded-for: ${from}\r\n${auth}`);
    socket.write(`content-type: image/jpeg\r\ncontent-length: 9\r\n\r\n1234${rest}`);
    slow.push(socket);
  }

  const send = (from: string, token: string) =>
    gateway.ask(path, {
      method: 'PUT',
      headers: { ...jpeg, authorization: `Bearer ${token}`, 'x-forwarded-for': from },
      body: 'words',
    });

  const statusOf = async (from: string, token: string) => (await send(from, token)).status;

  function leave() {
    for (const socket of slow.splice(0)) socket.destroy();
  }

  it('leave room for those of other networks, and are told to come again', async () => {
    for (let n = 0; n < 6; n += 1) begin('203.0.113.7', `person-${n}`);
    await expect.poll(() => statusOf('203.0.113.7', 'ada'), { timeout: 10_000 }).toBe(503);
    expect((await send('203.0.113.7', 'ada')).headers['retry-after']).toBe('5');
    expect(await statusOf('203.0.113.8', 'ada')).toBe(200);
    leave();
    await expect.poll(() => statusOf('203.0.113.7', 'ada'), { timeout: 10_000 }).toBe(200);
  });

  it('leave room for those of other people, wherever they come from', async () => {
    for (let n = 0; n < 3; n += 1) begin(`203.0.113.${n}`, 'ada');
    await expect.poll(() => statusOf('203.0.113.9', 'ada'), { timeout: 10_000 }).toBe(503);
    expect(await statusOf('203.0.113.9', 'ben')).toBe(200);
  });

  it.each(['', 'nobody'])('take no room where nobody is signed in: token "%s"', async (token) => {
    for (let n = 0; n < 60; n += 1) begin(`203.0.113.${n % 12}`, token);
    await Promise.all(slow.map((socket) => once(socket, 'data')));
    for (let n = 0; n < 12; n += 1) expect(await statusOf(`203.0.113.${n}`, 'ada')).toBe(200);
  });

  it('give their room back also where their answer waits behind another', async () => {
    const before = 'GET /api/jobs HTTP/1.1\r\nhost: x\r\n\r\n';
    for (let n = 0; n < 3; n += 1) begin('203.0.113.7', 'ada', { before, rest: '56789' });
    await expect.poll(() => statusOf('203.0.113.8', 'ada'), { timeout: 10_000 }).toBe(503);
    leave();
    await expect.poll(() => statusOf('203.0.113.8', 'ada'), { timeout: 10_000 }).toBe(200);
  });
});
