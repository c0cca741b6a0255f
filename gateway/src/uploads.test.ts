import { connect } from 'node:net';
import { catalogue, publicUrl } from '@sidework/contracts/catalogue';
import type { Endpoint } from '@sidework/contracts/kernel/endpoint';
import { describe, expect, it } from 'vitest';
import { aService, startGateway, testGateway } from '../test/running-gateway.ts';

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
const jpeg = { 'content-type': 'image/jpeg' };

describe('a file', () => {
  const gateway = testGateway({}, (app) => {
    app.put('/:first/:second/:third', { bodyLimit: 2 ** 25 }, async ({ url, headers, body }) => ({
      url,
      type: headers['content-type'],
      bytes: (body as Buffer).length,
    }));
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

describe('files that come slowly', () => {
  it('leave room for those of others, and are told to come again', async () => {
    const service = await aService('service');
    const gateway = await startGateway({
      UPSTREAM_IDENTITY: service.address,
      TRUSTED_PROXIES: '127.0.0.1',
    });
    const { port } = new URL(gateway.address);
    const [path] = uploads[0] ?? [];
    const slow = Array.from({ length: 6 }, () => {
      const socket = connect(Number(port), '127.0.0.1').on('error', () => undefined);
      socket.write(`PUT ${path} HTTP/1.1\r\nhost: x\r\nx-forwarded-for: 203.0.113.7\r\n`);
      socket.write('content-type: image/jpeg\r\ncontent-length: 9\r\n\r\n1234');
      return socket;
    });
    const send = (from: string) =>
      gateway.ask(path ?? '', {
        method: 'PUT',
        headers: { ...jpeg, 'x-forwarded-for': from },
        body: 'words',
      });
    await expect.poll(async () => (await send('203.0.113.7')).status).toBe(503);
    expect((await send('203.0.113.7')).headers['retry-after']).toBe('5');
    expect((await send('203.0.113.8')).status).toBe(200);
    for (const socket of slow) socket.destroy();
    await expect.poll(async () => (await send('203.0.113.7')).status).toBe(200);
    await gateway.close();
    await service.close();
  });
});
