import { beforeAll, expect, it } from 'vitest';
import { callerAt } from '../people/caller.ts';
import { join, type Person } from '../people/people.ts';
import type { PlatformUnderTest } from '../platform/platform-under-test.ts';
import { pictureAt, upload } from '../runs/run-store-standstill.ts';

const words = { contentType: 'text/plain' };
const quiet = { attempted() {}, repeated() {}, answered() {}, wrong() {} };

/** Kills and stops the object store while files are written. */
export function objectStoreAt(open: () => PlatformUnderTest) {
  let platform: PlatformUnderTest;
  let person: Person;
  beforeAll(async () => {
    platform = open();
    person = await join(callerAt(platform.url, quiet), 'pictured', 'client');
  }, 60_000);

  const untilUp = (name: string) =>
    expect.poll(() => platform.isUp(name), { timeout: 30_000, interval: 100 }).toBe(true);
  const untilAnother = (name: string, pid: number) =>
    expect.poll(() => platform.processOf(name)?.pid, { timeout: 15_000 }).not.toBe(pid);

  it('holds pictures, which go in by the app and come out at the files origin alone', async () => {
    const { status, avatarUrl = '' } = await upload(platform, person);
    expect([status, new URL(avatarUrl).port]).toEqual([200, new URL(platform.filesUrl).port]);
    const picture = await pictureAt(avatarUrl);
    expect(picture.headers.get('content-type')).toBe('image/webp');
    expect(picture.headers.get('content-security-policy')).toContain('sandbox');
    expect((await picture.arrayBuffer()).byteLength).toBeGreaterThan(0);
    for (const prefix of ['/api', '/auth/v1']) {
      const elsewhere = await fetch(`${platform.url}${prefix}${new URL(avatarUrl).pathname}`);
      expect(elsewhere.status).toBe(404);
    }
    const next = await upload(platform, person);
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
    await untilAnother('object store', pid);
    await untilUp('object store');
    expect(await objects.stat('kept')).toEqual({ ...words, size: 5 });
  });

  it('holds up nobody while it stands still: services start, are ready, and say what they cannot do', async () => {
    const objects = platform.objectsOf('identity');
    platform.signal('object store', 'SIGSTOP');
    try {
      const { pid } = platform.signal('marketplace', 'SIGKILL');
      await untilAnother('marketplace', pid);
      await untilUp('marketplace');
      expect((await fetch(`${platform.url}/api/jobs`)).status).toBe(200);
      await expect(objects.stat('kept')).rejects.toMatchObject({ code: 'store_unavailable' });
      const refused = await upload(platform, person);
      expect(refused).toMatchObject({ status: 503, code: 'store_unavailable' });
      expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    } finally {
      // The suites that follow on this platform need the object store, also where this test fails.
      platform.signal('object store', 'SIGCONT');
    }
    const again = { timeout: 15_000, interval: 250 };
    await expect.poll(async () => (await upload(platform, person)).status, again).toBe(200);
    expect(await objects.stat('kept')).toEqual({ ...words, size: 5 });
  }, 60_000);
}
