import { save } from '@sidework/chassis/db/save';
import type { Actor } from '@sidework/chassis/http/actor';
import type { ProposalMark } from '@sidework/contracts/marketplace/proposals';
import type { Deps } from '../deps.ts';
import { lockJob } from '../jobs/queries.ts';
import * as Proposal from './proposal.ts';
import { getProposalFor, lockProposal, roleOfProposal } from './queries.ts';
import { jobProposals } from './table.ts';

/** No event tells of it: only the client knows their own order. */
export function markProposal(
  { db }: Pick<Deps, 'db'>,
  actor: Actor,
  proposalId: string,
  mark: ProposalMark,
) {
  return db.transaction(async (tx) => {
    const { jobId } = await roleOfProposal(tx, proposalId);
    const job = await lockJob(tx, jobId, 'share');
    const before = await lockProposal(tx, proposalId);
    await save(tx, jobProposals, before, Proposal.mark(before, job, actor, mark));
    return getProposalFor(tx, actor, proposalId);
  });
}
