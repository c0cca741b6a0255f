import type { BackgroundJob } from '@sidework/chassis/jobs/background';
import type { Deps } from '../deps.ts';
import { lockService } from '../services/queries.ts';
import { findDueRelease } from './queries.ts';
import { releaseHeld } from './release-held.ts';
import { releaseDueMilestone } from './release-milestone.ts';

/** Releases what one service holds whose countdown is over; false where none is. */
async function releaseDue({ db, now }: Pick<Deps, 'db' | 'now'>): Promise<boolean> {
  const at = now();
  const dueId = await findDueRelease(db, at);
  if (!dueId) return false;
  await db.transaction(async (tx) => {
    const service = await lockService(tx, dueId);
    // Changes were requested, or it was released or disputed, a moment ago.
    if (!service.releasesAt || service.releasesAt > at) return;
    await releaseHeld(tx, service, null, now());
  });
  return true;
}

export const releaseDueJob: BackgroundJob<Pick<Deps, 'db' | 'now'>> = {
  name: 'release-what-is-due',
  every: 15_000,
  run: async (deps) => (await releaseDue(deps)) || releaseDueMilestone(deps),
};
