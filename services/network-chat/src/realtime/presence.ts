import type { BackgroundJob } from '@sidework/chassis/jobs/background';
import type { Deps } from '../deps.ts';
import { forgetInstance, forgetSocket, forgetStale, noteSockets } from './presence-queries.ts';
import { pushPresence } from './push.ts';

/** A page that reloads is away for a moment, which is not shown to others. */
const leaveAfter = 3_000;

type PresenceDeps = Pick<Deps, 'db' | 'live' | 'hub' | 'log'>;

/** Called when a person's first socket at this instance opens. */
export async function arrive({ db, live, hub }: PresenceDeps, userId: string): Promise<void> {
  const came = await noteSockets(db, hub.instanceId, [userId]);
  for (const personId of came) pushPresence(live, { type: 'presence', personId, isOnline: true });
}

/** Called when a person's last socket at this instance closes. */
export function depart(deps: PresenceDeps, userId: string): void {
  const { db, live, hub, log } = deps;
  const leave = async () => {
    if (hub.socketsOf(userId) > 0) return;
    if (await forgetSocket(db, hub.instanceId, userId))
      pushPresence(live, { type: 'presence', personId: userId, isOnline: false });
  };
  setTimeout(() => {
    // Their row is then stale within a minute, and another heartbeat tells of it.
    leave().catch((err) => log.warn({ err }, 'a departure could not be noted'));
  }, leaveAfter).unref();
}

const pushGone = (live: PresenceDeps['live'], gone: string[]) => {
  for (const personId of gone) pushPresence(live, { type: 'presence', personId, isOnline: false });
};

/** Keeps this instance's rows fresh and tells who went with instances that ended. */
export const keepPresenceJob: BackgroundJob<PresenceDeps> = {
  name: 'keep-presence',
  every: 20_000,
  async run({ db, live, hub }) {
    const came = await noteSockets(db, hub.instanceId, hub.people());
    const gone = await forgetStale(db);
    for (const personId of came) pushPresence(live, { type: 'presence', personId, isOnline: true });
    pushGone(live, gone);
  },
};

/** Tells who goes with this instance. */
export async function departAll({ db, live, hub, log }: PresenceDeps): Promise<void> {
  try {
    pushGone(live, await forgetInstance(db, hub.instanceId));
  } catch (err) {
    // Its rows are stale within a minute, and another instance tells of them.
    log.warn({ err }, 'who left with this instance could not be told');
  }
}
