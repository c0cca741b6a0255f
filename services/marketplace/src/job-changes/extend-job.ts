import type { Actor } from '@sidework/chassis/http/actor';
import { requireActingAdult } from '@sidework/chassis/people/people';
import type { Deps } from '../deps.ts';
import * as Job from '../jobs/job.ts';
import { tellNeeds } from '../jobs/needs.ts';
import { hasProposed } from '../jobs/proposer-queries.ts';
import { lockJob, saveJob } from '../jobs/queries.ts';

/** No event tells of it: the new end concerns its client alone, who asked for it. */
export function extendJob({ db, now }: Pick<Deps, 'db' | 'now'>, actor: Actor, jobId: string) {
  return db.transaction(async (tx) => {
    await requireActingAdult(tx, actor);
    const open = await lockJob(tx, jobId, 'update');
    const standing = { hasProposed: await hasProposed(tx, actor, jobId) };
    const at = now();
    const job = Job.extend(open, actor, standing, at);
    await saveJob(tx, open, job);
    await tellNeeds(tx, open, job, at);
  });
}
