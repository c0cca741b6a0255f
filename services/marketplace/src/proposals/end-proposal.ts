import type { Actor } from '@sidework/chassis/http/actor';
import { requireActingAdult } from '@sidework/chassis/people/people';
import type { Deps } from '../deps.ts';
import { lockJob } from '../jobs/queries.ts';
import * as Proposal from './proposal.ts';
import { getProposalFor, lockProposal, roleOfProposal } from './queries.ts';
import { saveEnded } from './save-ended.ts';

const endings = { declined: Proposal.decline, withdrawn: Proposal.withdraw } as const;

/** Ends one waiting proposal without a hire: declined by the client, or withdrawn by its author. */
export function endProposal(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  actor: Actor,
  proposalId: string,
  reason: keyof typeof endings,
) {
  return db.transaction(async (tx) => {
    // A person who may no longer act can still withdraw.
    if (reason !== 'withdrawn') await requireActingAdult(tx, actor);
    const { jobId } = await roleOfProposal(tx, proposalId);
    const job = await lockJob(tx, jobId, 'update');
    const at = now();
    const before = await lockProposal(tx, proposalId);
    const after = endings[reason](before, job, actor, at);
    await saveEnded(tx, [{ before, after, job }], at);
    return getProposalFor(tx, actor, proposalId);
  });
}
