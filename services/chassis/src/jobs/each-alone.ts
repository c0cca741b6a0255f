import { isOutOfReach } from '../errors.ts';
import type { Logger } from '../operations/logger.ts';

/** So many of what is due with ids greater than `after`, by id. */
export interface PageOfDue {
  after: string | undefined;
  limit: number;
}

interface Pages<T> {
  read(page: PageOfDue): Promise<T[]>;
  atOnce: number;
}

/**
 * Does `work` for each due item separately: a failure is logged and left for the next look, and does not stop the
 * others, on its page or behind it. Returns how many were done. A database that is away fails every item, so it ends the run.
 */
export async function eachAlone<T extends { id: string }>(
  { read, atOnce }: Pages<T>,
  work: (one: T) => Promise<unknown>,
  { log, job, stopping }: { log: Logger; job: string; stopping?: AbortSignal | undefined },
): Promise<number> {
  let done = 0;
  let page: T[] = [];
  do {
    page = await read({ after: page.at(-1)?.id, limit: atOnce });
    for (const one of page)
      try {
        await work(one);
        done += 1;
      } catch (error) {
        if (isOutOfReach(error)) throw error;
        log.warn({ err: error, job, id: one.id }, 'one of what is due failed and is tried again');
      }
  } while (page.length === atOnce && !stopping?.aborted);
  return done;
}
