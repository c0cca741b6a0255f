import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type PlatformUnderTest, startPlatformUnderTest } from './platform-under-test.ts';

const words = { contentType: 'text/plain' };

describe('the object store', () => {
  let platform: PlatformUnderTest;
  beforeAll(async () => {
    platform = await startPlatformUnderTest();
  }, 120_000);
  afterAll(async () => {
    await platform?.stop();
  }, 60_000);

  const untilUp = (name: string) =>
    expect.poll(() => platform.isUp(name), { timeout: 30_000, interval: 100 }).toBe(true);

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
    platform.signal('object store', 'SIGCONT');
    await sleep(100);
    expect(await objects.stat('kept')).toEqual({ ...words, size: 5 });
  }, 60_000);
});
