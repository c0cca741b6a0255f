import { perHour, withinRateLimit } from '@sidework/chassis/db/account-limits';
import type { Tx } from '@sidework/chassis/db/db';
import { save } from '@sidework/chassis/db/save';
import { emit } from '@sidework/chassis/events/outbox';
import type { Actor } from '@sidework/chassis/http/actor';
import { raiseNeeds } from '@sidework/chassis/people/needs';
import { isKid, requireActing } from '@sidework/chassis/people/people';
import {
  needRaised,
  proposalChanged,
  proposalSubmitted,
} from '@sidework/contracts/marketplace/events';
import type { ProposalChange, ProposalResend } from '@sidework/contracts/marketplace/proposals';
import { v7 as uuidv7 } from 'uuid';
import type { Deps } from '../deps.ts';
import type { Job } from '../jobs/job.ts';
import { isKnownChild, lockJob } from '../jobs/queries.ts';
import { toProposalFact } from './facts.ts';
import { needsOf } from './needs.ts';
import * as Proposal from './proposal.ts';
import { getProposalFor, insertVersions, lockProposal, roleOfProposal } from './queries.ts';
import { jobProposals } from './table.ts';

type Doing = Pick<Deps, 'db' | 'now' | 'config'>;

/** What an author says anew: a change while it waits, or the whole of it sent again. */
export function changeProposal(deps: Doing, actor: Actor, id: string, change: ProposalChange) {
  return sayAnew(deps, actor, id, {
    event: proposalChanged,
    anew: (before, { job }, _by, at) => Proposal.change(before, job, change, actor, at),
  });
}

export function resendProposal(deps: Doing, actor: Actor, id: string, written: ProposalResend) {
  return sayAnew(deps, actor, id, {
    event: proposalSubmitted,
    anew: (before, offered, by, at) => Proposal.resend(before, offered, written, by, at),
  });
}

interface Saying {
  event: typeof proposalChanged | typeof proposalSubmitted;
  anew: (
    before: Proposal.Proposal,
    offered: Proposal.JobToTake,
    by: { id: string; isChild: boolean },
    at: Date,
  ) => Proposal.Proposal;
}

/** Either counts as one more proposal: its client is told of it. */
function sayAnew({ db, now, config }: Doing, actor: Actor, id: string, { event, anew }: Saying) {
  const limit = perHour(actor.id, 'proposals', config.PROPOSALS_PER_HOUR, now());
  return withinRateLimit(db, limit, 'too_many_proposals', async (tx) => {
    const professional = await requireActing(tx, actor, 'paid_work');
    const { jobId } = await roleOfProposal(tx, id);
    const job = await lockJob(tx, jobId, 'share');
    const before = await lockProposal(tx, id);
    const offered = { job, isOfChild: await isKnownChild(tx, job.clientId) };
    const at = now();
    const isChild = isKid(professional);
    const after = anew(before, offered, { id: actor.id, isChild }, at);
    await keep(tx, before, after, at);
    await emit(tx, event, toProposalFact(after, job), at);
    await tell(tx, after, job, isChild ? professional.guardianIds : [], at);
    return getProposalFor(tx, actor, id);
  });
}

async function keep(tx: Tx, before: Proposal.Proposal, after: Proposal.Proposal, at: Date) {
  const replaced = Proposal.replacedBy(before, after, uuidv7(), at);
  if (replaced.length > 0) await insertVersions(tx, replaced);
  await save(tx, jobProposals, before, after);
}

/** What waits because of it names its price. */
const tell = (tx: Tx, after: Proposal.Proposal, job: Job, guardianIds: string[], at: Date) =>
  raiseNeeds(tx, { needRaised }, needsOf(after, job, guardianIds), at);
