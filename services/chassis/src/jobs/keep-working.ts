import { setTimeout as sleep } from 'node:timers/promises';
import type { Sql } from '../db/db.ts';

export interface Work {
  sql: Sql;
  /**
   * Where NOTIFY tells that there is more to do, in front of an underscore and the name of the schema; absent where nobody
   * but the clock does.
   */
  channel?: string;
  /** Milliseconds after which it looks again though nobody called, and the longest pause after failures. */
  fallback: number;
  /** Does one thing that is due; false where none is. */
  doNext(): Promise<boolean>;
  /** Is told of each failure, after which `doNext` is tried again. */
  onError(error: unknown): void;
}

const shortestPause = 100;

/** Keeps doing what is due, called by NOTIFY and looking by itself besides, until the given function is called. */
export async function keepWorking({ sql, channel, fallback, doNext, onError }: Work) {
  const end = new AbortController();
  let call = new AbortController();
  const rouse = () => call.abort();
  const listening = channel && (await listen(sql, channel, rouse));

  async function work() {
    let pause = shortestPause;
    while (!end.signal.aborted) {
      // Before the look: a call that comes while nothing is found any more is about what was not seen.
      call = new AbortController();
      try {
        while (!end.signal.aborted && (await doNext()));
        pause = shortestPause;
        await atMost(fallback, AbortSignal.any([call.signal, end.signal]));
      } catch (error) {
        onError(error);
        // Calls do not shorten it: what cannot be done now is not to be tried as often as more of it comes.
        await atMost(pause, end.signal);
        pause = Math.min(pause * 2, fallback);
      }
    }
  }

  const working = work();
  return async () => {
    end.abort();
    await working;
    if (listening) await listening.unlisten();
  };
}

async function listen(sql: Sql, channel: string, rouse: () => void) {
  const [{ schema } = { schema: '' }] = await sql<{ schema: string }[]>`
    select current_schema() as schema`;
  return sql.listen(`${channel}_${schema}`, rouse, rouse);
}

/** Waits so many milliseconds, or until `signal` is given; it may have been before. */
async function atMost(milliseconds: number, signal: AbortSignal): Promise<void> {
  await sleep(milliseconds, undefined, { signal }).catch(() => undefined);
}
