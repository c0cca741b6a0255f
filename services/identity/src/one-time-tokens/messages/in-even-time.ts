import { setTimeout as pause } from 'node:timers/promises';
import type { Deps } from '../../deps.ts';

/** Milliseconds: far more than the work takes, so that the time of the answer does not tell whether there was any. */
export const evenTime = 150;

export async function inEvenTime<T>(
  { evenTimeMs }: Pick<Deps, 'evenTimeMs'>,
  work: () => Promise<T>,
): Promise<T> {
  const [done] = await Promise.allSettled([work(), pause(evenTimeMs)]);
  if (done.status === 'rejected') throw done.reason;
  return done.value;
}
