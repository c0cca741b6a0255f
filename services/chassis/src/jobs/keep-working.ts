import { setTimeout as sleep } from 'node:timers/promises';
import type { Sql } from '../db/db.ts';
import { onWake } from '../db/wake-after-commit.ts';

export interface Work {
  /** The pool whose commits wake it. */
  sql: Sql;
  /** What `wakeAfterCommit` calls it by; absent where nobody but the clock wakes it. */
  wokenBy?: string;
  /** Milliseconds after which it looks again though nobody woke it: what another process committed is found so. */
  every: number;
  /** Does one thing that is due; false where none is. */
  doNext(): Promise<boolean>;
  /** Is told of each failure, after which `doNext` is tried again. */
  onError(error: unknown): void;
}

/** The pauses after failures, in milliseconds: each is twice the one before. */
const shortestPause = 100;
const longestPause = 5_000;

/** Keeps doing what is due, woken by commits of this process and looking by itself besides, until the given function is called. */
export async function keepWorking({ sql, wokenBy, every, doNext, onError }: Work) {
  const end = new AbortController();
  let call = new AbortController();
  const stopListening = wokenBy && onWake(sql, wokenBy, () => call.abort());

  async function work() {
    let pause = shortestPause;
    while (!end.signal.aborted) {
      // Before the look: a call that comes while nothing is found any more is about what was not seen.
      call = new AbortController();
      try {
        while (!end.signal.aborted && (await doNext()));
        pause = shortestPause;
        await atMost(every, AbortSignal.any([call.signal, end.signal]));
      } catch (error) {
        onError(error);
        // Calls do not shorten it: what cannot be done now is not to be tried as often as more of it comes.
        await atMost(pause, end.signal);
        pause = Math.min(pause * 2, longestPause);
      }
    }
  }

  const working = work();
  return async () => {
    end.abort();
    if (stopListening) stopListening();
    await working;
  };
}

/** Waits so many milliseconds, or until `signal` is given; it may have been before. */
async function atMost(milliseconds: number, signal: AbortSignal): Promise<void> {
  await sleep(milliseconds, undefined, { signal }).catch(() => undefined);
}
