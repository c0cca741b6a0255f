import { readdir } from 'node:fs/promises';
import { join as joinPaths } from 'node:path';
import type { Sql } from '@sidework/chassis/db/db';
import { sweepObjects } from '@sidework/chassis/objects/object-sweep';
import postgres from 'postgres';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { callerAt } from './caller.ts';
import { join, type Person } from './people.ts';
import { type PlatformUnderTest, startPlatformUnderTest } from './platform-under-test.ts';

const words = { contentType: 'text/plain' };
/** How the local store names the file of an object's content. */
const objectFile = '._S3rver_object';
const quiet = { attempted() {}, repeated() {}, answered() {}, wrong() {} };

/** One pixel, and as much behind it as a picture may have. */
const png = Buffer.concat([
  Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  ),
  Buffer.alloc(5 * 1_048_576 - 70),
]);

describe('the object store', () => {
  let platform: PlatformUnderTest;
  let person: Person;
  let sql: Sql;
  beforeAll(async () => {
    platform = await startPlatformUnderTest();
    sql = postgres(platform.databaseUrl, {
      ...{ max: 1, onnotice: () => {} },
      connection: { search_path: 'identity' },
      types: { bigint: { to: 20, from: [20], parse: Number, serialize: String } },
    });
    person = await join(callerAt(platform.url, quiet), 'pictured', 'client');
  }, 120_000);
  afterAll(async () => {
    await sql?.end();
    await platform?.stop();
  }, 60_000);

  const untilUp = (name: string) =>
    expect.poll(() => platform.isUp(name), { timeout: 30_000, interval: 100 }).toBe(true);

  const keysInRows = async () =>
    (await sql`select key from stored_objects where state = 'kept'`).map(({ key }) => String(key));

  async function keysInStore(): Promise<string[]> {
    const bucket = joinPaths(platform.bucketsFolder, 'identity');
    const files = await readdir(bucket, { recursive: true });
    const objects = files.filter((file) => file.endsWith(objectFile));
    return objects.map((file) => file.slice(0, -objectFile.length)).toSorted();
  }

  async function getOwn({ token }: Person) {
    const headers = { authorization: `Bearer ${token}` };
    const response = await fetch(`${platform.url}/api/profiles/me`, { headers });
    const { avatarUrl } = (await response.json()) as Record<string, string>;
    return { status: response.status, avatarUrl };
  }

  async function upload(by = person) {
    const response = await fetch(`${platform.url}/api/profiles/me/avatar`, {
      method: 'PUT',
      headers: { authorization: `Bearer ${by.token}`, 'content-type': 'image/png' },
      body: png,
    });
    const { code, avatarUrl } = (await response.json()) as Record<string, string>;
    return { status: response.status, code, avatarUrl, headers: response.headers };
  }
  const pictureAt = (url = '') => fetch(url.replace('localhost', '127.0.0.1'));

  it('holds pictures, which go in by the app and come out at the files origin alone', async () => {
    const { status, avatarUrl = '' } = await upload();
    expect([status, new URL(avatarUrl).port]).toEqual([200, new URL(platform.filesUrl).port]);
    const picture = await pictureAt(avatarUrl);
    expect(picture.headers.get('content-type')).toBe('image/webp');
    expect(picture.headers.get('content-security-policy')).toContain('sandbox');
    expect((await picture.arrayBuffer()).byteLength).toBeGreaterThan(0);
    for (const prefix of ['/api', '/auth/v1']) {
      const elsewhere = await fetch(`${platform.url}${prefix}${new URL(avatarUrl).pathname}`);
      expect(elsewhere.status).toBe(404);
    }
    const next = await upload();
    expect((await pictureAt(avatarUrl)).status).toBe(404);
    expect((await pictureAt(next.avatarUrl)).status).toBe(200);
  }, 30_000);

  it('keeps what it took when it is killed, and is there again by itself', {
    tags: ['once'],
    timeout: 60_000,
  }, async () => {
    const objects = platform.objectsOf('identity');
    await objects.put('kept', Buffer.from('words'), words);
    const { pid } = platform.signal('object store', 'SIGKILL');
    await expect
      .poll(() => platform.processOf('object store')?.pid, { timeout: 15_000 })
      .not.toBe(pid);
    await untilUp('object store');
    expect(await objects.stat('kept')).toEqual({ ...words, size: 5 });
  });

  it('holds up nobody while it stands still: services start, are ready, and say what they cannot do', async () => {
    platform.signal('object store', 'SIGSTOP');
    const { pid } = platform.signal('marketplace', 'SIGKILL');
    await expect
      .poll(() => platform.processOf('marketplace')?.pid, { timeout: 15_000 })
      .not.toBe(pid);
    await untilUp('marketplace');
    expect((await fetch(`${platform.url}/api/jobs`)).status).toBe(200);
    const objects = platform.objectsOf('identity');
    await expect(objects.stat('kept')).rejects.toMatchObject({ code: 'store_unavailable' });
    const refused = await upload();
    expect(refused).toMatchObject({ status: 503, code: 'store_unavailable' });
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    platform.signal('object store', 'SIGCONT');
    const again = { timeout: 15_000, interval: 250 };
    await expect.poll(async () => (await upload()).status, again).toBe(200);
    expect(await objects.stat('kept')).toEqual({ ...words, size: 5 });
  }, 60_000);

  it('that stands still for 30 seconds refuses uploads with a reason, leaves the rest alone, and no orphan behind', async () => {
    const call = callerAt(platform.url, quiet);
    const people = await Promise.all(
      [1, 2, 3, 4].map((at) => join(call, `stalled-${at}`, 'client')),
    );
    const before = await Promise.all(people.map(upload));
    expect(before.map(({ status }) => status)).toEqual([200, 200, 200, 200]);

    platform.signal('object store', 'SIGSTOP');
    const since = performance.now();
    const refused = new Map<string, number>();
    const others: number[] = [];
    while (performance.now() - since < 30_000) {
      const [uploads] = await Promise.all([
        Promise.all(people.map(upload)),
        fetch(`${platform.url}/api/jobs`).then(({ status }) => others.push(status)),
        getOwn(people[0] as Person).then(({ status }) => others.push(status)),
      ]);
      for (const { status, code } of uploads) {
        const answer = `${status} ${code}`;
        refused.set(answer, (refused.get(answer) ?? 0) + 1);
      }
    }
    platform.signal('object store', 'SIGCONT');
    console.log('uploads while the store stood still:', Object.fromEntries(refused));
    // Whoever tries too often is told that instead; nobody is told that it worked.
    const answers = [...refused.keys()].filter((answer) => answer !== '429 too_many_requests');
    expect(answers).toEqual(['503 store_unavailable']);
    expect(new Set(others)).toEqual(new Set([200]));

    const objects = platform.objectsOf('identity');
    await expect.poll(() => objects.stat('kept'), { timeout: 10_000 }).toBeDefined();
    // A quarter of an hour later, by when no upload can still be under way.
    const later = new Date(Date.now() + 16 * 60_000);
    await expect
      .poll(() => sweepObjects({ sql, objects }, later).then(keysInStore), { timeout: 10_000 })
      .toEqual([...(await keysInRows()), 'kept'].toSorted());
    const pictures = await Promise.all(people.map(async (each) => (await getOwn(each)).avatarUrl));
    expect(pictures).toEqual(before.map(({ avatarUrl }) => avatarUrl));
    for (const url of pictures) expect((await pictureAt(url)).status).toBe(200);
  }, 120_000);
});
