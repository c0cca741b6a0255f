import { isOutOfReach } from '../errors.ts';
import type { Logger } from '../operations/logger.ts';

/**
 * Does `work` for each of what is due by itself: one that fails is logged and left for the next look, and keeps no other from
 * its turn. Gives how many were done. A database that is away is nobody's fault, and ends the run.
 */
export async function eachAlone<T extends { id: string }>(
  due: T[],
  work: (one: T) => Promise<unknown>,
  { log, job }: { log: Logger; job: string },
): Promise<number> {
  let done = 0;
  for (const one of due)
    try {
      await work(one);
      done += 1;
    } catch (error) {
      if (isOutOfReach(error)) throw error;
      log.warn({ err: error, job, id: one.id }, 'one of what is due failed and is tried again');
    }
  return done;
}
