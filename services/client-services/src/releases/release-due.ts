import type { BackgroundJob } from '@sidework/chassis/jobs/background';
import { eachAlone, type PageOfDue } from '@sidework/chassis/jobs/each-alone';
import type { Deps } from '../deps.ts';
import { lockService } from '../services/queries.ts';
import { dueMilestones, dueReleases } from './queries.ts';
import { releaseHeld } from './release-held.ts';
import { releaseDueMilestone } from './release-milestone.ts';

type ReleaseDeps = Pick<Deps, 'db' | 'now' | 'log'>;

const atOnce = 500;

/** Releases what each service and each milestone holds whose countdown is over; false where nothing was released. */
async function releaseDue(deps: ReleaseDeps, stopping?: AbortSignal): Promise<boolean> {
  const { db, now, log } = deps;
  const at = now();
  const read = (page: PageOfDue) => dueReleases(db, at, page);
  const release = ({ id }: { id: string }) =>
    db.transaction(async (tx) => {
      const service = await lockService(tx, id);
      // Changes were requested, or it was released or disputed, a moment ago.
      if (!service.releasesAt || service.releasesAt > at) return;
      await releaseHeld(tx, service, null, now());
    });
  const of = { log, job: releaseDueJob.name, stopping };
  const readMilestones = (page: PageOfDue) => dueMilestones(db, at, page);
  const releaseOne = (due: { id: string; serviceId: string }) => releaseDueMilestone(deps, due, at);
  return (
    (await eachAlone({ read, atOnce }, release, of)) +
      (await eachAlone({ read: readMilestones, atOnce }, releaseOne, of)) >
    0
  );
}

export const releaseDueJob: BackgroundJob<ReleaseDeps> = {
  name: 'release-what-is-due',
  every: 15_000,
  run: releaseDue,
};
