import type { Deps } from '../deps.ts';
import { forgetInstance, forgetSocket, forgetStale, noteSockets } from './presence-queries.ts';
import { tellPresence } from './tell.ts';

/** A page that is loaded anew is away for a moment; nobody needs to see that. */
const leaveAfter = 3_000;
const beatEvery = 20_000;

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

/**
 * Keeps this instance's rows fresh and tells who went with instances that ended, until the given function is called,
 * which tells who goes with this one.
 */
export function startHeartbeat({ db, live, hub, log }: Needs): () => Promise<void> {
  let beating = Promise.resolve();
  async function beat() {
    const [came, gone] = [
      await noteSockets(db, hub.instanceId, hub.people()),
      await forgetStale(db),
    ];
    for (const personId of came) tellPresence(live, { type: 'presence', personId, isOnline: true });
    tellGone(gone);
  }
  function tellGone(gone: string[]) {
    for (const personId of gone)
      tellPresence(live, { type: 'presence', personId, isOnline: false });
  }
  // The next beat, or another instance's, makes up for what the database did not take.
  const failed = (err: unknown) => log.warn({ err }, 'presence could not be kept');
  const timer = setInterval(() => {
    beating = beat().catch(failed);
  }, beatEvery);
  return async () => {
    clearInterval(timer);
    await beating;
    await forgetInstance(db, hub.instanceId).then(tellGone).catch(failed);
  };
}
