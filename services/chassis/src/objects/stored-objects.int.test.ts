import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Database, openDatabase } from '../db/db.ts';
import { testDatabase, testStores } from '../testing/stores.ts';
import { sweepObjects } from './object-sweep.ts';
import { openObjectStores } from './objects.ts';
import {
  discardObject,
  keepObject,
  storedBytes,
  storedObjects,
  storeObject,
} from './stored-objects.ts';

let database: Database;
let config: ReturnType<typeof testStores>;
let objects: ReturnType<typeof openObjectStores>['objects'];

beforeAll(async () => {
  const { url } = await testDatabase('marketplace', join(import.meta.dirname, '../../migrations'));
  database = openDatabase(url, 'test');
  config = testStores();
  objects = openObjectStores(config).objects;
});
afterAll(() => database.close());

const anObject = (given = {}) => ({
  kind: 'picture',
  ownerId: randomUUID() as string,
  key: randomUUID() as string,
  body: Buffer.from('words'),
  contentType: 'text/plain',
  ...given,
});

const store = (given = anObject()) => storeObject({ db: database.db, objects }, given);
const keep = (key: string) => database.db.transaction((tx) => keepObject(tx, key));
const discard = (key: string) => database.db.transaction((tx) => discardObject(tx, key));
const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000);
const sweep = (now = inMinutes(0), in_ = objects) =>
  sweepObjects({ sql: database.sql, objects: in_ }, now);
const isThere = (key: string) =>
  objects.stat(key).then(
    () => true,
    () => false,
  );

async function rowOf(key: string) {
  const [row] = await database.db.select().from(storedObjects).where(eq(storedObjects.key, key));
  return row;
}

describe('an object that a transaction keeps', () => {
  it('stays, with its row, however long the sweep goes on', async () => {
    const given = anObject();
    const stored = await store(given);
    expect(stored).toEqual({ size: 5, sha256: expect.stringMatching(/^[0-9a-f]{64}$/) });
    await keep(given.key);
    await sweep(inMinutes(10_000));
    expect(await isThere(given.key)).toBe(true);
    const { ownerId, contentType, kind } = given;
    expect(await rowOf(given.key)).toMatchObject({
      ownerId,
      contentType,
      kind,
      state: 'kept',
      ...stored,
    });
  });

  it('is given up with the transaction that takes its place, and not by one that is undone', async () => {
    const { key } = anObject();
    await store(anObject({ key }));
    await keep(key);
    const undone = database.db.transaction(async (tx) => {
      await discardObject(tx, key);
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    await sweep(inMinutes(60));
    expect(await isThere(key)).toBe(true);
    await discard(key);
    expect(await sweep()).toBe(1);
    expect([await isThere(key), await rowOf(key)]).toEqual([false, undefined]);
  });
});

describe('an object that no transaction keeps', () => {
  it('is left alone for a quarter of an hour, and is gone after it, with its row', async () => {
    const { key } = anObject();
    await store(anObject({ key }));
    await sweep(inMinutes(14));
    expect(await isThere(key)).toBe(true);
    await sweep(inMinutes(16));
    expect([await isThere(key), await rowOf(key)]).toEqual([false, undefined]);
  });

  it('cannot be kept once the sweep has taken it', async () => {
    const { key } = anObject();
    await store(anObject({ key }));
    await sweep(inMinutes(16));
    await expect(keep(key)).rejects.toMatchObject({ code: 'upload_expired' });
  });

  it('is kept or swept, never both, where the two meet', async () => {
    for (let round = 0; round < 10; round++) {
      const { key } = anObject();
      await store(anObject({ key }));
      const [kept] = await Promise.allSettled([keep(key), sweep(inMinutes(16))]);
      await sweep(inMinutes(20));
      expect(await isThere(key)).toBe(kept.status === 'fulfilled');
    }
  });

  it('leaves its row where the store did not answer, which goes with what may have come', async () => {
    const away = openObjectStores({ ...config, S3_URL: 'http://127.0.0.1:1' }).objects;
    const given = anObject();
    await expect(storeObject({ db: database.db, objects: away }, given)).rejects.toMatchObject({
      code: 'store_unavailable',
    });
    expect(await rowOf(given.key)).toMatchObject({ state: 'uploading' });
    await sweep(inMinutes(16));
    expect(await rowOf(given.key)).toBeUndefined();
  });

  it('that comes after the sweep is taken back at once', async () => {
    const given = anObject();
    const late = {
      ...objects,
      async put(...args: Parameters<typeof objects.put>) {
        const stored = await objects.put(...args);
        await sweep(inMinutes(16));
        await objects.put(...args);
        return stored;
      },
    };
    await expect(storeObject({ db: database.db, objects: late }, given)).rejects.toMatchObject({
      code: 'upload_expired',
    });
    expect(await isThere(given.key)).toBe(false);
  });
});

describe('the room of a bucket', () => {
  const room = 1_000;
  const into = (body: Buffer | Readable, size?: number) => {
    const bounded = { ...objects, mostBytes: room };
    return storeObject({ db: database.db, objects: bounded }, anObject({ body, size }));
  };
  const full = { code: 'storage_full', statusCode: 503, retryAfterSeconds: 600 };
  const clear = async () => {
    await database.sql`delete from stored_objects`;
  };
  beforeEach(clear);
  afterEach(clear);

  it('is for all that lies in it together, to the byte', async () => {
    await into(Buffer.alloc(600));
    await expect(into(Buffer.alloc(401))).rejects.toMatchObject(full);
    await into(Buffer.alloc(400));
    await expect(into(Buffer.alloc(1))).rejects.toMatchObject(full);
    await expect(into(Readable.from([Buffer.alloc(1)]), 1)).rejects.toMatchObject(full);
  });

  it('is never passed by those that come at once', async () => {
    const outcomes = await Promise.allSettled(
      Array.from({ length: 10 }, () => into(Buffer.alloc(300))),
    );
    const taken = outcomes.filter(({ status }) => status === 'fulfilled').length;
    expect(taken).toBeLessThanOrEqual(3);
    expect(await storedBytes(database.db)).toBe(taken * 300);
  });

  it('is there again for others once something is given up', async () => {
    const given = anObject({ body: Buffer.alloc(room) });
    await store(given);
    await keep(given.key);
    await expect(into(Buffer.alloc(1))).rejects.toMatchObject(full);
    await discard(given.key);
    await into(Buffer.alloc(room));
  });
});

describe('the sweep', () => {
  it('keeps what is to go until the store answers again', async () => {
    const away = openObjectStores({ ...config, S3_URL: 'http://127.0.0.1:1' }).objects;
    const { key } = anObject();
    await store(anObject({ key }));
    await discard(key);
    await expect(sweep(inMinutes(0), away)).rejects.toMatchObject({ code: 'store_unavailable' });
    expect(await rowOf(key)).toMatchObject({ state: 'removing' });
    expect(await sweep(inMinutes(0.5))).toBe(0);
    expect(await sweep(inMinutes(1.5))).toBe(1);
    expect([await isThere(key), await rowOf(key)]).toEqual([false, undefined]);
  });

  it('goes on after one that the store will not give up, and says so in the end', async () => {
    const keys = Array.from({ length: 3 }, () => randomUUID() as string);
    for (const key of keys) {
      await store(anObject({ key }));
      await discard(key);
    }
    let stuck = '';
    const refusing = {
      ...objects,
      async remove(key: string) {
        stuck ||= key;
        if (key === stuck) throw new Error('AccessDenied');
        await objects.remove(key);
      },
    };
    await expect(sweep(inMinutes(0), refusing)).rejects.toThrow('AccessDenied');
    for (const key of keys.filter((each) => each !== stuck))
      expect([await isThere(key), await rowOf(key)]).toEqual([false, undefined]);
    expect(await rowOf(stuck)).toMatchObject({ state: 'removing' });
    expect(await sweep(inMinutes(1.5))).toBe(1);
  });

  it('takes each object once, however many instances sweep', async () => {
    const keys = Array.from({ length: 30 }, () => randomUUID());
    for (const key of keys) {
      await store(anObject({ key }));
      await discard(key);
    }
    const removed = await Promise.all([sweep(), sweep(), sweep()]);
    expect(removed.reduce((sum, each) => sum + each)).toBe(30);
    for (const key of keys) expect(await isThere(key)).toBe(false);
  });
});
