import type { Db } from '@sidework/chassis/db/db';
import { olderThan } from '@sidework/chassis/db/keyset';
import type { Actor } from '@sidework/chassis/http/actor';
import { people } from '@sidework/chassis/people/people';
import { and, desc, eq, getTableColumns, sql } from 'drizzle-orm';
import { jobProposals } from '../proposals/table.ts';
import { proposalCount } from './queries.ts';
import { jobRequests } from './table.ts';

const waitingCount = sql<number>`(
  select count(*)::int from ${jobProposals} proposal
  where proposal.job_request_id = ${jobRequests}.id and proposal.status = 'submitted')`;

const newCount = sql<number>`(
  select count(*)::int from ${jobProposals} proposal
  where proposal.job_request_id = ${jobRequests}.id and proposal.status = 'submitted' and not proposal.is_seen)`;

export type OwnJob = Awaited<ReturnType<typeof jobsForClient>>[number];

export function jobsForClient(
  db: Db,
  actor: Actor,
  { cursor, limit }: { cursor?: string | undefined; limit: number },
) {
  return db
    .select({
      job: { ...getTableColumns(jobRequests), proposalCount },
      waitingCount,
      newCount,
      hiredName: people.fullName,
    })
    .from(jobRequests)
    .leftJoin(people, eq(people.id, jobRequests.hiredProfessionalId))
    .where(
      and(
        eq(jobRequests.clientId, actor.id),
        olderThan(jobRequests.createdAt, jobRequests.id, cursor),
      ),
    )
    .orderBy(desc(jobRequests.createdAt), desc(jobRequests.id))
    .limit(limit + 1);
}
