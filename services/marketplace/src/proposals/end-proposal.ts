import { emit } from '@sidework/chassis/events/outbox';
import type { Actor } from '@sidework/chassis/http/actor';
import { meetNeeds } from '@sidework/chassis/people/needs';
import { requireActingAdult } from '@sidework/chassis/people/people';
import { needMet, proposalDeclined } from '@sidework/contracts/marketplace/events';
import type { Deps } from '../deps.ts';
import { lockJob } from '../jobs/queries.ts';
import { toProposalFact } from './facts.ts';
import { needsMetBy } from './needs.ts';
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
    const at = now();
    const proposal = endings[reason](await lockProposal(tx, proposalId), job, actor, at);
    await saveProposal(tx, proposal);
    await emit(tx, proposalDeclined, { ...toProposalFact(proposal, job), reason }, at);
    await meetNeeds(tx, { needMet }, needsMetBy(proposal, job), at);
    return getProposalFor(tx, actor, proposalId);
  });
}
