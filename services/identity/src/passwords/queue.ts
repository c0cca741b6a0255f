export interface QueueLimits {
  atOnce: number;
  waiting: number;
}

/** Runs few jobs at once and lets few wait; one too many is told `full()`, so that work cannot pile up. */
export function boundedQueue({ atOnce, waiting }: QueueLimits, full: () => Error) {
  const queue: (() => void)[] = [];
  let running = 0;

  return async <T>(job: () => Promise<T>): Promise<T> => {
    if (running >= atOnce) {
      if (queue.length >= waiting) throw full();
      // Who is woken takes over the place of who has ended, so `running` stays as it is.
      await new Promise<void>((resolve) => queue.push(resolve));
    } else running += 1;
    try {
      return await job();
    } finally {
      const next = queue.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
