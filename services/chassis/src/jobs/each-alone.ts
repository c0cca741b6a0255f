import { isOutOfReach } from '../errors.ts';
import type { Logger } from '../operations/logger.ts';

/**
 * Does `work` for each due item separately: a failure is logged and left for the next look, and does not stop the
 * others. Returns how many were done. A database that is away fails every item, so it ends the run.
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
