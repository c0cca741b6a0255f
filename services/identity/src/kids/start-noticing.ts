import type { Deps } from '../deps.ts';
import { noticeTime } from './notice-time.ts';

const pause = 15_000;

/** Looks every 15 seconds at what time has changed for children, until the given function is called. */
export function startNoticing(deps: Deps): () => Promise<void> {
  let running: Promise<unknown> = Promise.resolve();
  const timer = setInterval(() => {
    running = running.then(() =>
      noticeTime(deps).catch((error) =>
        deps.log.warn({ err: error }, 'what time changes for children could not be looked at'),
      ),
    );
  }, pause).unref();
  return async () => {
    clearInterval(timer);
    await running;
  };
}
