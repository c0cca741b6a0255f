import { countingOrFailing, type RateLimit } from '@sidework/chassis/db/account-limits';
import type { Db } from '@sidework/chassis/db/db';
import { driverOf } from '@sidework/chassis/db/prepare-once';
import { emitting, wakeRelay } from '@sidework/chassis/events/outbox';
import { type Claim, claiming } from '@sidework/chassis/http/idempotency';
import { actingAdult } from '@sidework/chassis/people/people';
import { jobPosted } from '@sidework/contracts/marketplace/events';
import { toJobFact } from './facts.ts';
import type { NewJob } from './job.ts';

interface Keyed {
  claim: Claim;
  /** A repeat of the request gets this answer. */
  answer: unknown;
}

/**
 * Writes a job, its event, its client's turn and the key of the request in one statement (decision 0051). It writes nothing
 * and gives false where the client may not act or the key is taken, and fails where the client is over the limit.
 */
export async function insertPosting(
  db: Db,
  job: NewJob,
  limit: RateLimit,
  keyed?: Keyed,
): Promise<boolean> {
  const sql = driverOf(db);
  const acting = actingAdult(sql, job.clientId);
  const claimed = keyed
    ? claiming(sql, keyed.claim, keyed.answer, sql`acting`)
    : sql`select from acting`;
  const posted = await sql`
    with acting as (${acting}),
    claimed as (${claimed}),
    counted as (${countingOrFailing(sql, limit, sql`claimed`)}),
    ${emitting(sql, jobPosted, toJobFact(job), job.createdAt, sql`counted`)}
    insert into job_requests (
      id, client_id, title, description, category, is_youth, budget_min_cents, budget_max_cents,
      location, latitude, longitude, is_place_about, is_place_sought, status, created_at, expires_at, due_at)
    select ${job.id}, ${job.clientId}, ${job.title}, ${job.description}, ${job.category}, ${job.isYouth},
           ${job.budgetMinCents}, ${job.budgetMaxCents}, ${job.location}, ${job.latitude}, ${job.longitude},
           ${job.isPlaceAbout}, ${job.isPlaceSought}, ${job.status}, ${job.createdAt.toISOString()}, ${job.expiresAt.toISOString()}, ${job.dueAt.toISOString()}
    from counted
    returning true`;
  if (posted.length > 0) wakeRelay(sql);
  return posted.length > 0;
}
