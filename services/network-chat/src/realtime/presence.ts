import type { BackgroundJob } from '@sidework/chassis/jobs/background';
import type { Deps } from '../deps.ts';
import { forgetInstance, forgetSocket, forgetStale, noteSockets } from './presence-queries.ts';
import { tellPresence } from './tell.ts';

/** A page that reloads is away for a moment, which is not shown to others. */
const leaveAfter = 3_000;

type Needs = Pick<Deps, 'db' | 'live' | 'hub' | 'log'>;

/** Called when a person's first socket at this instance opens. */
export async function arrive({ db, live, hub }: Needs, userId: string): Promise<void> {
  const came = await noteSockets(db, hub.instanceId, [userId]);
  for (const personId of came) tellPresence(live, { type: 'presence', personId, isOnline: true });
}

/** Called when a person's last socket at this instance closes. */
export function depart(deps: Needs, userId: string): void {
  const { db, live, hub, log } = deps;
  const leave = async () => {
    if (hub.socketsOf(userId) > 0) return;
    if (await forgetSocket(db, hub.instanceId, userId))
      tellPresence(live, { type: 'presence', personId: userId, isOnline: false });
  };
  setTimeout(() => {
    // Their row is then stale within a minute, and another heartbeat tells of it.
    leave().catch((err) => log.warn({ err }, 'a departure could not be noted'));
  }, leaveAfter).unref();
}

const tellGone = (live: Needs['live'], gone: string[]) => {
  for (const personId of gone) tellPresence(live, { type: 'presence', personId, isOnline: false });
};

/** Keeps this instance's rows fresh and tells who went with instances that ended. */
export const keepPresenceJob: BackgroundJob<Needs> = {
  name: 'keep-presence',
  every: 20_000,
  async run({ db, live, hub }) {
    const came = await noteSockets(db, hub.instanceId, hub.people());
    const gone = await forgetStale(db);
    for (const personId of came) tellPresence(live, { type: 'presence', personId, isOnline: true });
    tellGone(live, gone);
  },
};

/** Tells who goes with this instance. */
export async function departAll({ db, live, hub, log }: Needs): Promise<void> {
  try {
    tellGone(live, await forgetInstance(db, hub.instanceId));
  } catch (err) {
    // Its rows are stale within a minute, and another instance tells of them.
    log.warn({ err }, 'who left with this instance could not be told');
  }
}
