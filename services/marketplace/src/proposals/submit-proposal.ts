import { perHour, withinRateLimit } from '@sidework/chassis/db/account-limits';
import { emit } from '@sidework/chassis/events/outbox';
import type { Actor } from '@sidework/chassis/http/actor';
import { agreeWithServer } from '@sidework/chassis/http/server-set';
import { raiseNeeds } from '@sidework/chassis/people/needs';
import { isKid, requireActing } from '@sidework/chassis/people/people';
import { needRaised, proposalSubmitted } from '@sidework/contracts/marketplace/events';
import type { ProposalSubmission } from '@sidework/contracts/marketplace/proposals';
import { v7 as uuidv7 } from 'uuid';
import type { Deps } from '../deps.ts';
import { isKnownChild, lockJob } from '../jobs/queries.ts';
import { toProposalFact } from './facts.ts';
import { needsOf } from './needs.ts';
import * as Proposal from './proposal.ts';
import { getProposalFor, insertProposal, type ShownProposal } from './queries.ts';

export async function submitProposal(
  { db, now, config }: Pick<Deps, 'db' | 'now' | 'config'>,
  actor: Actor,
  jobId: string,
  submission: ProposalSubmission,
): Promise<ShownProposal> {
  agreeWithServer(submission, {
    owner: { professionalId: actor.id },
    fixed: { jobRequestId: jobId, status: 'submitted' },
  });
  const limit = perHour(actor.id, 'proposals', config.PROPOSALS_PER_HOUR, now());
  return withinRateLimit(db, limit, 'too_many_proposals', async (tx) => {
    const professional = await requireActing(tx, actor, 'paid_work');
    const job = await lockJob(tx, jobId, 'share');
    const offered = { job, isOfChild: await isKnownChild(tx, job.clientId) };
    const by = { id: actor.id, isChild: isKid(professional) };
    const at = now();
    const submitted = Proposal.submit(uuidv7(), offered, submission, by, at);
    const proposal = await insertProposal(tx, submitted);
    await emit(tx, proposalSubmitted, toProposalFact(proposal, job), at);
    const guardianIds = by.isChild ? professional.guardianIds : [];
    await raiseNeeds(tx, { needRaised }, needsOf(proposal, job, guardianIds), at);
    return getProposalFor(tx, actor, proposal.id);
  });
}
