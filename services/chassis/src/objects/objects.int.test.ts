import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer as createHttpServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import { testStores } from '../testing/stores.ts';
import { partSize } from './object-client.ts';
import { openObjectStores } from './objects.ts';

const digestOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');

const png = { contentType: 'image/png' };

describe('a bucket of a service', () => {
  it('gives back what was put, with its type, size and digest', async () => {
    const { objects } = openObjectStores(testStores());
    const bytes = randomBytes(70_000);
    const key = `avatars/${randomUUID()} ä+b.png`;
    expect(await objects.put(key, bytes, png)).toEqual({ size: 70_000, sha256: digestOf(bytes) });
    const { body, ...facts } = await objects.get(key);
    expect(facts).toEqual({ size: 70_000, contentType: 'image/png' });
    expect((await buffer(body)).equals(bytes)).toBe(true);
    expect(await objects.stat(key)).toEqual(facts);
    const part = await objects.getPart(key, { from: 69_000, length: 500 });
    expect(part.size).toBe(500);
    expect((await buffer(part.body)).equals(bytes.subarray(69_000, 69_500))).toBe(true);
  });

  it.each([
    ['nothing', 0],
    ['less than a part', 1_000],
    ['one part', partSize],
    ['one part and a byte', partSize + 1],
    ['several parts', 2 * partSize + 7],
  ])('takes a stream of %s', async (_, size) => {
    const { objects } = openObjectStores(testStores());
    const bytes = randomBytes(size);
    const chunks = Array.from({ length: Math.ceil(size / 65_536) }, (_, at) =>
      bytes.subarray(at * 65_536, (at + 1) * 65_536),
    );
    const stored = await objects.put('a/b', Readable.from(chunks, { objectMode: false }), png);
    expect(stored).toEqual({ size, sha256: digestOf(bytes) });
    expect((await buffer((await objects.get('a/b')).body)).equals(bytes)).toBe(true);
  });

  it('keeps nothing of a stream that breaks off, and says why', async () => {
    const { objects } = openObjectStores(testStores());
    const breaking = new Readable({
      read() {
        this.push(randomBytes(1_000));
        this.destroy(new Error('the phone went into a tunnel'));
      },
    });
    await expect(objects.put('broken', breaking, png)).rejects.toThrow('tunnel');
    await expect(objects.stat('broken')).rejects.toMatchObject({ code: 'not_found' });
  });

  it('copies within the bucket, and removes for good and as often as it is asked', async () => {
    const { objects } = openObjectStores(testStores());
    await objects.put('quarantine/ü 1', Buffer.from('words'), png);
    await objects.copy('quarantine/ü 1', 'clean/1');
    await objects.remove('quarantine/ü 1');
    await objects.remove('quarantine/ü 1');
    expect(await objects.stat('clean/1')).toEqual({ size: 5, contentType: 'image/png' });
    for (const ask of [objects.get, objects.stat])
      await expect(ask('quarantine/ü 1')).rejects.toMatchObject({
        code: 'not_found',
        statusCode: 404,
      });
  });

  it('knows of nothing before its bucket is there, and is another than that of the handover', async () => {
    const { objects, handover } = openObjectStores(testStores());
    await expect(objects.get('x')).rejects.toMatchObject({ code: 'not_found' });
    await objects.remove('x');
    await objects.put('x', Buffer.from('own'), png);
    await expect(handover.get('x')).rejects.toMatchObject({ code: 'not_found' });
  });

  it('lets several processes make it at once', async () => {
    const config = testStores();
    const all = Array.from({ length: 4 }, () => openObjectStores(config).objects);
    await Promise.all(all.map((objects, at) => objects.put(`${at}`, Buffer.from('x'), png)));
    for (const at of all.keys()) expect(await all[0]?.stat(`${at}`)).toMatchObject({ size: 1 });
  });
});

/** The store takes connections and then says nothing, or it takes none at all. */
async function storeThat(keepsStill: boolean) {
  const server = createServer(() => {});
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  if (!keepsStill) server.close();
  return { ...testStores(), S3_URL: `http://127.0.0.1:${port}` };
}

describe.each([
  ['is gone', false],
  ['keeps still', true],
])('a store that %s', (_, keepsStill) => {
  it('is told of within seconds as one refusal, and when to try again', async () => {
    const { objects } = openObjectStores(await storeThat(keepsStill));
    const refusal = {
      code: 'store_unavailable',
      statusCode: 503,
      retryAfterSeconds: expect.any(Number),
    };
    const body = Readable.from([Buffer.from('x')]);
    const asked = [
      objects.put('x', Buffer.from('x'), png),
      objects.put('x', body, png),
      objects.get('x'),
      objects.stat('x'),
      objects.remove('x'),
      objects.copy('x', 'y'),
      objects.prepare(),
    ];
    const started = performance.now();
    for (const outcome of await Promise.allSettled(asked))
      expect(outcome).toMatchObject({ status: 'rejected', reason: refusal });
    expect(performance.now() - started).toBeLessThan(8_000);
  });
});

it.each([
  ['SlowDown', 503],
  ['InternalError', 500],
  ['RequestTimeout', 400],
])('a store that says %s is told of as one that is away', async (code, status) => {
  const server = createHttpServer((_request, response) =>
    response
      .writeHead(status, { 'content-type': 'application/xml' })
      .end(`<?xml version="1.0"?><Error><Code>${code}</Code><Message>later</Message></Error>`),
  );
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const { objects } = openObjectStores({ ...testStores(), S3_URL: `http://127.0.0.1:${port}` });
  const refusal = { code: 'store_unavailable', statusCode: 503 };
  for (const ask of [objects.get, objects.remove])
    await expect(ask('x')).rejects.toMatchObject(refusal);
  server.close();
  server.closeAllConnections();
});
