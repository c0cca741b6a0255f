import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { callerAt } from './caller.ts';
import { join, type Person } from './people.ts';
import { type PlatformUnderTest, startPlatformUnderTest } from './platform-under-test.ts';

const words = { contentType: 'text/plain' };
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
  beforeAll(async () => {
    platform = await startPlatformUnderTest();
    person = await join(callerAt(platform.url, quiet), 'pictured', 'client');
  }, 120_000);
  afterAll(async () => {
    await platform?.stop();
  }, 60_000);

  const untilUp = (name: string) =>
    expect.poll(() => platform.isUp(name), { timeout: 30_000, interval: 100 }).toBe(true);

  async function upload() {
    const response = await fetch(`${platform.url}/api/profiles/me/avatar`, {
      method: 'PUT',
      headers: { authorization: `Bearer ${person.token}`, 'content-type': 'image/png' },
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

  it('keeps what it took when it is killed, and is there again by itself', async () => {
    const objects = platform.objectsOf('identity');
    await objects.put('kept', Buffer.from('words'), words);
    const { pid } = platform.signal('object store', 'SIGKILL');
    await expect
      .poll(() => platform.processOf('object store')?.pid, { timeout: 15_000 })
      .not.toBe(pid);
    await untilUp('object store');
    expect(await objects.stat('kept')).toEqual({ ...words, size: 5 });
  }, 60_000);

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
    await sleep(100);
    expect((await upload()).status).toBe(200);
    expect(await objects.stat('kept')).toEqual({ ...words, size: 5 });
  }, 60_000);
});
