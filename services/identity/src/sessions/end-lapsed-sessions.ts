import type { BackgroundJob } from '@sidework/chassis/jobs/background';
import type { Deps } from '../deps.ts';
import { endSessions } from './end-sessions.ts';
import { lifetimesOf } from './lifetimes.ts';
import { lockLapsed } from './queries.ts';

type Ending = Pick<Deps, 'db' | 'now' | 'config'>;

/**
 * Ends sessions whose lifetime ran out, so that other services hear of it: a browser of such a session gets no more
 * notifications. It waits until the last access token is out, because its owner may still work with it. Gives whether
 * more are due.
 */
async function endLapsedSessions({ db, now, config }: Ending): Promise<boolean> {
  const lifetimes = lifetimesOf(config);
  if (!lifetimes.timebox && !lifetimes.inactivity) return false;
  const at = new Date(now().getTime() - config.GOTRUE_JWT_EXP * 1000);
  return db.transaction(async (tx) => {
    const { lapsed, hasMore } = await lockLapsed(tx, at, lifetimes);
    for (const { id, userId } of lapsed)
      await endSessions({ now, config }, tx, userId, { only: id });
    return hasMore;
  });
}

export const endLapsedSessionsJob: BackgroundJob<Ending> = {
  name: 'end-lapsed-sessions',
  every: 600_000,
  run: endLapsedSessions,
};
