import type { BackgroundJob } from '@sidework/chassis/jobs/background';
import type { Deps } from '../deps.ts';
import { passTime } from './pass-time.ts';

/** Does to jobs what time does. A job that cannot be ended is set aside and keeps no other from it. */
export function passTimeJob(): BackgroundJob<Pick<Deps, 'db' | 'now' | 'log'>> {
  const setAside = new Set<string>();
  return {
    name: 'pass-time-of-jobs',
    // A job that is over is listed for so long at most, and proposals on it are refused meanwhile.
    every: 2_000,
    run: (deps) => passTime(deps, setAside),
  };
}
