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
      // The woken job takes the place of the ended one, so `running` stays as it is.
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

/** Keeps a queue for each key, as long as it has jobs. */
export function boundedQueues(limits: QueueLimits, full: () => Error) {
  const queues = new Map<string, { queued: ReturnType<typeof boundedQueue>; users: number }>();

  return async <T>(key: string, job: () => Promise<T>): Promise<T> => {
    const queue = queues.get(key) ?? { queued: boundedQueue(limits, full), users: 0 };
    queues.set(key, queue);
    queue.users += 1;
    try {
      return await queue.queued(job);
    } finally {
      queue.users -= 1;
      if (queue.users === 0) queues.delete(key);
    }
  };
}
