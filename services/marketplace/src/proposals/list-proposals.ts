import { toPage } from '@sidework/chassis/db/keyset';
import type { Actor } from '@sidework/chassis/http/actor';
import type { Deps } from '../deps.ts';
import { requireOwn } from '../jobs/job-visibility.ts';
import { findJob } from '../jobs/queries.ts';
import { proposalsForJob, type ShownProposal } from './queries.ts';
import { toProposalView, toProposalViewForClient } from './view.ts';

interface PageQuery {
  cursor?: string | undefined;
  limit: number;
}

export function toProposalPage(rows: ShownProposal[], limit: number, toView = toProposalView) {
  return toPage(rows, limit, toView, ({ proposal }) => [
    proposal.createdAt.toISOString(),
    proposal.id,
  ]);
}

/** The client's inbox of one job. */
export async function listProposalsForJob(
  { db }: Pick<Deps, 'db'>,
  actor: Actor,
  jobId: string,
  query: PageQuery,
) {
  requireOwn(await findJob(db, jobId), actor);
  const rows = await proposalsForJob(db, actor, jobId, query);
  return toProposalPage(rows, query.limit, toProposalViewForClient);
}
