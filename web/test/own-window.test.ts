import { setTimeout as pass } from 'node:timers/promises';
import { expect, it, vi } from 'vitest';

it('leaves nothing of a file of tests to the next one', async () => {
  const late = vi.fn();
  setInterval(late);
  new BroadcastChannel('tabs').onmessage = late;
  vi.stubGlobal('fetch', late);
  vi.spyOn(globalThis, 'atob').mockImplementation(late);
  Object.assign(globalThis, { left: late, structuredClone: late });
  vi.useFakeTimers();

  // As after the last test of this file.
  await globalThis.leaveWindow?.();
  late.mockClear();

  const tab = new BroadcastChannel('tabs');
  tab.postMessage('to the next file');
  await pass(20);
  tab.close();
  expect(late).not.toHaveBeenCalled();
  expect(vi.isFakeTimers()).toBe(false);
  for (const name of ['left', 'document']) expect(globalThis).not.toHaveProperty(name);
  for (const used of [fetch, atob, structuredClone]) expect(vi.isMockFunction(used)).toBe(false);
});
