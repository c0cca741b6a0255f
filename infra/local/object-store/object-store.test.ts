import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { openObjectStores } from '@sidework/chassis/objects/objects';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { livenessPath } from './liveness.ts';
import { startObjectStore } from './object-store.ts';

const folder = mkdtempSync(join(tmpdir(), 'sidework-objects-'));
const accounts = ['identity', 'network-chat'].map((name) => ({
  accessKey: name,
  secretKey: `the secret of ${name}`,
  buckets: [name, 'handover'],
}));
const text = { contentType: 'text/plain' };

let store: Awaited<ReturnType<typeof startObjectStore>>;
const start = async (port = 0) => {
  store = await startObjectStore({ folder, port, accounts });
};
beforeAll(() => start());
afterAll(async () => {
  await store.stop();
  rmSync(folder, { recursive: true, force: true });
});

/** The store as a service sees it that has `key` and wants `bucket`. */
const storesOf = (key: string, { secret = `the secret of ${key}`, bucket = key } = {}) =>
  openObjectStores({
    S3_URL: `http://127.0.0.1:${store.port}`,
    S3_ACCESS_KEY: key,
    S3_SECRET_KEY: secret,
    S3_BUCKET: bucket,
    S3_HANDOVER_BUCKET: 'handover',
  });
const textOf = async (found: Promise<{ body: NodeJS.ReadableStream }>) =>
  (await buffer((await found).body)).toString();

describe('the object store of make up', () => {
  it('gives each service its bucket, and all of them the one of the handover', async () => {
    const [identity, chat] = accounts.map(({ accessKey }) => storesOf(accessKey));
    await identity?.objects.put('a', Buffer.from('own'), text);
    await chat?.objects.put('a', Buffer.from('its'), text);
    await identity?.handover.put('0192', Buffer.from('for you'), text);
    expect(await textOf(identity?.objects.get('a') as never)).toBe('own');
    expect(await textOf(chat?.handover.get('0192') as never)).toBe('for you');
  });

  it.each([
    ['of another bucket', 'network-chat', { bucket: 'identity' }],
    ['with another secret', 'identity', { secret: 'not its secret' }],
    ['that everybody knows', 'S3RVER', { secret: 'S3RVER', bucket: 'identity' }],
  ])('refuses a key %s', async (_, key, given) => {
    await storesOf('identity').objects.put('a', Buffer.from('own'), text);
    const { objects } = storesOf(key, given);
    for (const ask of [
      () => objects.get('a'),
      () => objects.stat('a'),
      () => objects.put('a', Buffer.from('x'), text),
      () => objects.remove('a'),
    ])
      await expect(ask()).rejects.toMatchObject({
        code: expect.stringMatching(/AccessDenied|InvalidAccessKeyId|SignatureDoesNotMatch/),
      });
    expect(await textOf(storesOf('identity').objects.get('a'))).toBe('own');
  });

  it('knows no key but those it was given, also behind its guard', async () => {
    const { default: models } = await import('@20minutes/s3rver/lib/models/account.js');
    const known = [...models.registry.keys()];
    expect(known.sort()).toEqual(['identity', 'network-chat']);
  });

  it('says nothing to those without a key but that it lives', async () => {
    const at = (path: string, method = 'GET') =>
      fetch(`http://127.0.0.1:${store.port}${path}`, { method });
    expect((await at(livenessPath)).status).toBe(200);
    for (const path of ['/', '/identity', '/identity/a', '/identity?uploads'])
      expect((await at(path)).status).toBe(403);
    expect((await at('/identity?delete', 'POST')).status).toBe(403);
    expect((await at('/identity/a', 'DELETE')).status).toBe(403);
  });

  it('keeps what it was given when it is started again', async () => {
    await storesOf('identity').objects.put('kept/ä', Buffer.from('words'), text);
    const { port } = store;
    await store.stop();
    await expect(storesOf('identity').objects.stat('kept/ä')).rejects.toMatchObject({
      code: 'store_unavailable',
    });
    await start(port);
    expect(await storesOf('identity').objects.stat('kept/ä')).toEqual({
      ...text,
      size: 5,
    });
  });
});
