import { toPage } from '@sidework/chassis/db/keyset';
import type { Actor } from '@sidework/chassis/http/actor';
import { recordAccess } from '@sidework/chassis/people/access-log';
import { toPersonCard } from '@sidework/chassis/people/people';
import type { ChildHireView } from '@sidework/contracts/marketplace/child-hires';
import { accessRecorded } from '@sidework/contracts/marketplace/events';
import type { Deps } from '../deps.ts';
import { childHiresFor } from './child-queries.ts';

type Row = Awaited<ReturnType<typeof childHiresFor>>[number];

/** The hires that a guardian has to answer. Their look is recorded before they are answered. */
export function listChildHires(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  actor: Actor,
  query: { cursor?: string | undefined; limit: number },
) {
  return db.transaction(async (tx) => {
    const rows = await childHiresFor(tx, actor, query);
    for (const childId of new Set(rows.map(({ child }) => child.id)))
      await recordAccess(tx, accessRecorded, { actor, childId, what: 'hires_read', at: now() });
    return toPage(rows, query.limit, toChildHireView, ({ proposal }) => [
      proposal.createdAt.toISOString(),
      proposal.id,
    ]);
  });
}

const toChildHireView = ({ proposal, job, child, client }: Row): ChildHireView => ({
  proposalId: proposal.id,
  jobId: job.id,
  child: { id: child.id, fullName: child.fullName },
  client: { ...toPersonCard(client), ...proposal.askedClient },
  title: job.title,
  description: job.description,
  category: job.category,
  location: job.location,
  proposedCostCents: proposal.proposedCostCents,
  message: proposal.message,
  waitsUntil: (proposal.waitsUntil ?? proposal.createdAt).toISOString(),
});
