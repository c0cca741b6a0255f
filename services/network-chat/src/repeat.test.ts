import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { repeat } from './repeat.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const failed = (error: unknown) => expect.unreachable(String(error));

it('works once after each pause, and at once again while there is more', async () => {
  const left = [2, 1, 0, 0];
  const work = vi.fn(async () => left.shift() ?? 0);
  const stop = repeat(work, 1_000, failed);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(work).toHaveBeenCalledTimes(3);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(work).toHaveBeenCalledTimes(4);
  await stop();
});

it('keeps no round waiting for the one that runs', async () => {
  const work = vi.fn(() => new Promise<number>((resolve) => setTimeout(resolve, 10_500, 0)));
  const stop = repeat(work, 1_000, failed);
  await vi.advanceTimersByTimeAsync(11_600);
  expect(work).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(work).toHaveBeenCalledTimes(2);
  await Promise.all([stop(), vi.runAllTimersAsync()]);
  expect(work).toHaveBeenCalledTimes(2);
});

it('goes on after a round that failed', async () => {
  const work = vi.fn(async () => 0);
  work.mockRejectedValueOnce(new Error('the database is away'));
  const told = vi.fn();
  const stop = repeat(work, 1_000, told);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(told).toHaveBeenCalledTimes(1);
  expect(work).toHaveBeenCalledTimes(2);
  await stop();
});
