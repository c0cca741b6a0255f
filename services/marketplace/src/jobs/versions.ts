import type { Db, Tx } from '@sidework/chassis/db/db';
import { olderThan, toPage } from '@sidework/chassis/db/keyset';
import { notFound } from '@sidework/chassis/errors';
import { type Actor, mayPass } from '@sidework/chassis/http/actor';
import type { JobVersion } from '@sidework/contracts/marketplace/jobs';
import { and, desc, eq, inArray } from 'drizzle-orm';
import type { Deps } from '../deps.ts';
import type { NewVersion } from './job.ts';
import { hasChildProposed } from './proposer-queries.ts';
import { jobRequests, jobVersions } from './table.ts';

export async function keepVersion(tx: Tx, version: NewVersion): Promise<void> {
  await tx.insert(jobVersions).values(version);
}

/** Deletes the old versions of a departing client's jobs: readers need only what the jobs say now. */
export async function forgetVersions(tx: Tx, clientId: string): Promise<void> {
  const own = tx
    .select({ id: jobRequests.id })
    .from(jobRequests)
    .where(eq(jobRequests.clientId, clientId));
  await tx.delete(jobVersions).where(inArray(jobVersions.jobRequestId, own));
}

interface PageQuery {
  cursor?: string | undefined;
  limit: number;
}

/** What a youth job said before, for those who look after the children that answered it. */
export async function listJobVersions(
  { db }: Pick<Deps, 'db'>,
  actor: Actor,
  jobId: string,
  query: PageQuery,
) {
  const mayRead = mayPass('moderator', actor) || (await hasChildProposed(db, actor.id, jobId));
  if (!mayRead) throw notFound('job_not_found');
  return toPage(await versionsOf(db, jobId, query), query.limit, toVersion, (kept) => [
    kept.replacedAt.toISOString(),
    kept.id,
  ]);
}

type Kept = typeof jobVersions.$inferSelect;

function versionsOf(db: Db, jobId: string, { cursor, limit }: PageQuery): Promise<Kept[]> {
  const older = olderThan(jobVersions.replacedAt, jobVersions.id, cursor);
  return db
    .select()
    .from(jobVersions)
    .where(and(eq(jobVersions.jobRequestId, jobId), older))
    .orderBy(desc(jobVersions.replacedAt), desc(jobVersions.id))
    .limit(limit + 1);
}

const toVersion = ({ id: _id, jobRequestId: _job, replacedAt, ...said }: Kept): JobVersion => ({
  ...said,
  replacedAt: replacedAt.toISOString(),
});
