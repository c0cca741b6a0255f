import { AsyncLocalStorage } from 'node:async_hooks';

/** What follows a call through its awaits, its events and their consumers. */
export interface Context {
  requestId: string;
}

const storage = new AsyncLocalStorage<Context>();

/** Runs `work` so that everything it awaits sees `context`. */
export function runInContext<T>(context: Context, work: () => T): T {
  return storage.run(context, work);
}

/** The id of the request or event that led here; undefined in timers and at boot. */
export function currentRequestId(): string | undefined {
  return storage.getStore()?.requestId;
}
