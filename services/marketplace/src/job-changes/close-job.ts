import { emit } from '@sidework/chassis/events/outbox';
import type { Actor } from '@sidework/chassis/http/actor';
import { requireActingAdult } from '@sidework/chassis/people/people';
import { jobClosed } from '@sidework/contracts/marketplace/events';
import type { Deps } from '../deps.ts';
import { toJobFact } from '../jobs/facts.ts';
import * as Job from '../jobs/job.ts';
import { tellNeeds } from '../jobs/needs.ts';
import { hasProposed } from '../jobs/proposer-queries.ts';
import { lockJob, saveJob } from '../jobs/queries.ts';
import { rejectOpenProposals } from '../proposals/reject-open-proposals.ts';

export function closeJob({ db, now }: Pick<Deps, 'db' | 'now'>, actor: Actor, jobId: string) {
  return db.transaction(async (tx) => {
    await requireActingAdult(tx, actor);
    const open = await lockJob(tx, jobId, 'update');
    const standing = { hasProposed: await hasProposed(tx, actor, jobId) };
    const at = now();
    const job = Job.close(open, actor, standing, at);
    await saveJob(tx, open, job);
    await rejectOpenProposals(tx, job, at);
    await tellNeeds(tx, open, job, at);
    await emit(tx, jobClosed, toJobFact(job), at);
    return job;
  });
}
