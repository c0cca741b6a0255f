import { save } from '@sidework/chassis/db/save';
import { emit } from '@sidework/chassis/events/outbox';
import type { Actor } from '@sidework/chassis/http/actor';
import { meetNeeds } from '@sidework/chassis/people/needs';
import { requireActingAdult } from '@sidework/chassis/people/people';
import { jobFilled, needMet, proposalAccepted } from '@sidework/contracts/marketplace/events';
import type { Deps } from '../deps.ts';
import { toJobFact } from '../jobs/facts.ts';
import * as Job from '../jobs/job.ts';
import { tellNeeds } from '../jobs/needs.ts';
import { lockJob, saveJob } from '../jobs/queries.ts';
import { toProposalFact } from './facts.ts';
import { needsMetBy } from './needs.ts';
import * as Proposal from './proposal.ts';
import { getProposalFor, isOfChild, lockProposal, roleOfProposal } from './queries.ts';
import { rejectOpenProposals } from './reject-open-proposals.ts';
import { jobProposals } from './table.ts';

/** The hire: this proposal accepted, the others not selected, the job filled, all at once or not at all. */
export function acceptProposal(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  actor: Actor,
  proposalId: string,
) {
  return db.transaction(async (tx) => {
    await requireActingAdult(tx, actor);
    const at = now();
    const role = await roleOfProposal(tx, proposalId);
    const ofChild = await isOfChild(tx, role);
    const open = await lockJob(tx, role.jobId, 'update');
    const waiting = await lockProposal(tx, proposalId);
    const proposal = Proposal.accept(waiting, open, { by: actor, ofChild }, at);
    const job = Job.fill(open, actor, proposal.professionalId, at);
    await save(tx, jobProposals, waiting, proposal);
    await saveJob(tx, open, job);
    const { description, category } = job;
    const fact = toProposalFact(proposal, job);
    await emit(tx, proposalAccepted, { ...fact, description, category }, at);
    await meetNeeds(tx, { needMet }, needsMetBy(proposal, job), at);
    await tellNeeds(tx, open, job, at);
    await rejectOpenProposals(tx, job, at);
    const { professionalId } = proposal;
    await emit(tx, jobFilled, { ...toJobFact(job), proposalId, professionalId }, at);
    return getProposalFor(tx, actor, proposalId);
  });
}
