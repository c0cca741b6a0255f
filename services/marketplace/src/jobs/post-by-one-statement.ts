import { countingFor, type RateLimit } from '@sidework/chassis/db/account-limits';
import type { Db } from '@sidework/chassis/db/db';
import { driverOf } from '@sidework/chassis/db/prepare-once';
import { emitting, wakeRelay } from '@sidework/chassis/events/outbox';
import { actingAdult } from '@sidework/chassis/people/people';
import { jobPosted } from '@sidework/contracts/marketplace/events';
import { toJobFact } from './facts.ts';
import type { NewJob } from './job.ts';

/**
 * Writes a job, its event and its client's turn in one statement, where the client may act and is within `limit`; else
 * writes nothing and gives false. Nearly every posting takes this way; the caller's long way says why one is refused.
 */
export async function postByOneStatement(db: Db, job: NewJob, limit: RateLimit): Promise<boolean> {
  const sql = driverOf(db);
  const posted = await sql`
    with acting as (${actingAdult(sql, job.clientId)}),
    counted as (${countingFor(sql, limit, sql`acting`)}),
    ${emitting(sql, jobPosted, toJobFact(job), job.createdAt, sql`counted`)}
    insert into job_requests (
      id, client_id, title, description, category, is_youth, budget_min_cents, budget_max_cents,
      location, latitude, longitude, status, created_at, expires_at, due_at)
    select ${job.id}, ${job.clientId}, ${job.title}, ${job.description}, ${job.category}, ${job.isYouth},
           ${job.budgetMinCents}, ${job.budgetMaxCents}, ${job.location}, ${job.latitude}, ${job.longitude},
           ${job.status}, ${job.createdAt.toISOString()}, ${job.expiresAt.toISOString()}, ${job.dueAt.toISOString()}
    from counted
    returning true`;
  if (posted.length > 0) wakeRelay(sql);
  return posted.length > 0;
}
