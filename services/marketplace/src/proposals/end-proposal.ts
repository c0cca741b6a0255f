import { emit } from '@sidework/chassis/events/outbox';
import type { Actor } from '@sidework/chassis/http/actor';
import { requireActingAdult } from '@sidework/chassis/people/people';
import { proposalDeclined } from '@sidework/contracts/marketplace/events';
import type { Deps } from '../deps.ts';
import { lockJob } from '../jobs/queries.ts';
import { toProposalFact } from './facts.ts';
import * as Proposal from './proposal.ts';
import { getProposalFor, lockProposal, roleOfProposal, saveProposal } from './queries.ts';

const endings = { declined: Proposal.decline, withdrawn: Proposal.withdraw } as const;

/** Ends one waiting proposal without a hire: declined by the client, or withdrawn by its author. */
export function endProposal(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  actor: Actor,
  proposalId: string,
  reason: keyof typeof endings,
) {
  return db.transaction(async (tx) => {
    // Who may no longer act may still leave.
    if (reason !== 'withdrawn') await requireActingAdult(tx, actor);
    const { jobId } = await roleOfProposal(tx, proposalId);
    const job = await lockJob(tx, jobId, 'update');
    const proposal = endings[reason](await lockProposal(tx, proposalId), job, actor, now());
    await saveProposal(tx, proposal);
    await emit(tx, proposalDeclined, { ...toProposalFact(proposal, job), reason }, now());
    return getProposalFor(tx, actor, proposalId);
  });
}
