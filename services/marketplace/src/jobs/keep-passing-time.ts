import { keepWorking } from '@sidework/chassis/jobs/keep-working';
import type { Deps } from '../deps.ts';
import { passTime } from './pass-time.ts';

/** A job that is over is listed for so long at most, and proposals on it are refused meanwhile. */
const lookEvery = 2_000;

/** Does to jobs what time does, until the given function is called. */
export function keepPassingTime(deps: Pick<Deps, 'db' | 'sql' | 'now' | 'log'>) {
  const setAside = new Set<string>();
  return keepWorking({
    sql: deps.sql,
    every: lookEvery,
    doNext: () => passTime(deps, setAside),
    onError: (err) => deps.log.warn({ err }, 'jobs whose time is over could not be looked for'),
  });
}
