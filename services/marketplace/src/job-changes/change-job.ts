import { enforceRateLimit, perHour } from '@sidework/chassis/db/account-limits';
import { emit } from '@sidework/chassis/events/outbox';
import type { Actor } from '@sidework/chassis/http/actor';
import { requireActingAdult } from '@sidework/chassis/people/people';
import { proposalOvertaken } from '@sidework/contracts/marketplace/events';
import type { JobChange } from '@sidework/contracts/marketplace/jobs';
import { v7 as uuidv7 } from 'uuid';
import type { Deps } from '../deps.ts';
import * as Job from '../jobs/job.ts';
import { hasProposed, isFrozen } from '../jobs/proposer-queries.ts';
import { lockJob, saveJob } from '../jobs/queries.ts';
import { keepVersion } from '../jobs/version-queries.ts';
import { findCentre } from '../places/search-places.ts';
import { toProposalFact } from '../proposals/facts.ts';
import { lockOpenProposals } from '../proposals/queries.ts';

/** Professionals whose proposals wait are told when the job that they answered changes. */
export async function changeJob(
  { db, now, config }: Pick<Deps, 'db' | 'now' | 'config'>,
  actor: Actor,
  jobId: string,
  change: JobChange,
) {
  const centre = await findCentre(change.location);
  return db.transaction(async (tx) => {
    await requireActingAdult(tx, actor);
    const before = await lockJob(tx, jobId, 'update');
    const standing = {
      hasProposed: await hasProposed(tx, actor, jobId),
      isFrozen: await isFrozen(tx, before),
    };
    const job = Job.change(before, change, actor, standing, now(), centre);
    const [replaced] = Job.replacedBy(before, job, uuidv7(), now());
    if (replaced) await keepVersion(tx, replaced);
    await saveJob(tx, before, job);
    if (replaced || Job.concernsProposers(before, job)) {
      const limit = perHour(actor.id, `job ${jobId}`, config.JOBS_PER_HOUR, now());
      await enforceRateLimit(tx, limit, 'too_many_changes');
      for (const proposal of await lockOpenProposals(tx, jobId))
        await emit(tx, proposalOvertaken, toProposalFact(proposal, job), now());
    }
    return job;
  });
}
