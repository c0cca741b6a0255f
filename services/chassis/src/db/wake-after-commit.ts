import { AsyncLocalStorage } from 'node:async_hooks';
import { EventEmitter } from 'node:events';

/** The wake-ups that the transaction under way has asked for. */
const asked = new AsyncLocalStorage<Set<string>>();

/** One emitter a pool: two services in one process do not wake each other. */
const emitters = new WeakMap<object, EventEmitter>();

function emitterOf(pool: object): EventEmitter {
  const known = emitters.get(pool);
  if (known) return known;
  const emitter = new EventEmitter().setMaxListeners(0);
  emitters.set(pool, emitter);
  return emitter;
}

/**
 * Wakes the background jobs of this process for `work` after the commit, or at once after a statement on a pool, which
 * commits by itself. After a rollback it wakes none. NOTIFY in the transaction would wake every instance, and would make
 * all commits wait for each other; other instances look by themselves.
 */
export function wakeAfterCommit(work: string, driver?: object): void {
  const wakes = asked.getStore();
  if (wakes) wakes.add(work);
  else if (driver) emitters.get(driver)?.emit(work);
}

/** Calls `wake` for each commit on `pool` that asked for `work`, until the given function is called. */
export function onWake(pool: object, work: string, wake: () => void): () => void {
  const emitter = emitterOf(pool);
  emitter.on(work, wake);
  return () => void emitter.off(work, wake);
}

/** Runs `transaction`, and then wakes whom the work in it asked for. */
export async function wakingAfter<A extends unknown[], R, T>(
  pool: object,
  work: (...args: A) => R,
  transaction: (work: (...args: A) => R) => Promise<T>,
): Promise<T> {
  const wakes = new Set<string>();
  const result = await transaction((...args) => asked.run(wakes, () => work(...args)));
  for (const each of wakes) emitterOf(pool).emit(each);
  return result;
}
