import { perHour, withinRateLimit } from '@sidework/chassis/db/account-limits';
import { emit } from '@sidework/chassis/events/outbox';
import type { Actor } from '@sidework/chassis/http/actor';
import { agreeWithServer } from '@sidework/chassis/http/server-set';
import { requireActingAdult } from '@sidework/chassis/people/people';
import { isYouthCategory } from '@sidework/contracts/marketplace/categories';
import { jobPosted } from '@sidework/contracts/marketplace/events';
import type { JobPosting } from '@sidework/contracts/marketplace/jobs';
import { v7 as uuidv7 } from 'uuid';
import type { Deps } from '../deps.ts';
import { toJobFact } from './facts.ts';
import type { NewJob } from './job.ts';
import * as Job from './job.ts';
import { postByOneStatement } from './post-by-one-statement.ts';
import { insertJob } from './queries.ts';

export async function postJob(
  { db, now, config }: Pick<Deps, 'db' | 'now' | 'config'>,
  actor: Actor,
  posting: JobPosting,
): Promise<NewJob> {
  agreeWithServer(posting, { owner: { clientId: actor.id }, fixed: { status: 'open' } });
  const limit = perHour(actor.id, 'jobs', config.JOBS_PER_HOUR, now());
  // A job for children may be refused for its words: the long way says so, and counts it.
  if (!isYouthCategory(posting.category)) {
    const job = Job.post(uuidv7(), posting, actor, now());
    if (await postByOneStatement(db, job, limit)) return job;
  }
  return withinRateLimit(db, limit, 'too_many_jobs', async (tx) => {
    const job = Job.post(uuidv7(), posting, actor, now());
    // Nothing of it waits for another's answer, so that the three are one way to the database and back instead of three; a
    // refusal takes all of it back.
    await Promise.all([
      requireActingAdult(tx, actor),
      insertJob(tx, job),
      emit(tx, jobPosted, toJobFact(job), job.createdAt),
    ]);
    return job;
  });
}
