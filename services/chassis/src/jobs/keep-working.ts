import type { Sql } from '../db/db.ts';
import { onWake } from '../db/wake-after-commit.ts';

export interface Work {
  /** The pool whose commits wake it. */
  sql: Sql;
  /** The name by which `wakeAfterCommit` wakes it; absent where only the clock does. */
  wokenBy?: string;
  /** Milliseconds after which it also looks without being woken, to find the commits of other processes. */
  every: number;
  /** Does one thing that is due; false where none is. */
  doNext(): Promise<boolean>;
  /** Is told of each failure, after which `doNext` is tried again. */
  onError(error: unknown): void;
  /** Takes a function that ends the pause after a failure, for a caller who hears that its cause is over. */
  onRecovery?(retry: () => void): void;
}

/** The pauses after failures, in milliseconds: each is twice the one before. */
const shortestPause = 100;
const longestPause = 5_000;

/** Keeps doing what is due, woken by commits of this process and looking by itself besides, until the given function is called. */
export async function keepWorking({ sql, wokenBy, every, doNext, onError, onRecovery }: Work) {
  let isOpen = true;
  let isCalled = false;
  let isRecovered = false;
  let wake = () => {};
  const call = () => {
    isCalled = true;
    wake();
  };
  onRecovery?.(() => {
    isRecovered = true;
    wake();
  });
  const stopListening = wokenBy && onWake(sql, wokenBy, call);

  /** Waits so many milliseconds, or for `isOver`, which is asked at each call. */
  async function atMost(milliseconds: number, isOver: () => boolean): Promise<void> {
    if (isOver()) return;
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, milliseconds);
      wake = () => {
        if (!isOver()) return;
        clearTimeout(timer);
        resolve();
      };
    });
  }

  async function work() {
    let pause = shortestPause;
    while (isOpen) {
      // Before the look: a call that comes while nothing is found any more is about what was not seen.
      isCalled = false;
      isRecovered = false;
      try {
        while (isOpen && (await doNext()));
        pause = shortestPause;
        await atMost(every, () => isCalled || !isOpen);
      } catch (error) {
        onError(error);
        // Calls do not shorten it: what cannot be done now is not to be tried as often as more of it comes.
        await atMost(pause, () => isRecovered || !isOpen);
        pause = Math.min(pause * 2, longestPause);
      }
    }
  }

  const working = work();
  return async () => {
    isOpen = false;
    wake();
    if (stopListening) stopListening();
    await working;
  };
}
