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

type RewriteDeps = Pick<Deps, 'db' | 'now' | 'config'>;

export function changeProposal(
  deps: RewriteDeps,
  actor: Actor,
  id: string,
  change: ProposalChange,
) {
  return rewrite(deps, actor, id, {
    event: proposalChanged,
    toNew: (before, { job }, _by, at) => Proposal.change(before, job, change, actor, at),
  });
}

export function resendProposal(
  deps: RewriteDeps,
  actor: Actor,
  id: string,
  written: ProposalResend,
) {
  return rewrite(deps, actor, id, {
    event: proposalSubmitted,
    toNew: (before, offered, by, at) => Proposal.resend(before, offered, written, by, at),
  });
}

interface Rewriting {
  event: typeof proposalChanged | typeof proposalSubmitted;
  toNew: (
    before: Proposal.Proposal,
    offered: Proposal.JobToTake,
    by: { id: string; isChild: boolean },
    at: Date,
  ) => Proposal.Proposal;
}

/** A change and a resend each count as one more proposal, because its client is told of both. */
function rewrite(
  { db, now, config }: RewriteDeps,
  actor: Actor,
  id: string,
  { event, toNew }: Rewriting,
) {
  const limit = perHour(actor.id, 'proposals', config.PROPOSALS_PER_HOUR, now());
  return withinRateLimit(db, limit, 'too_many_proposals', async (tx) => {
    const professional = await requireActing(tx, actor, 'paid_work');
    const { jobId } = await roleOfProposal(tx, id);
    const job = await lockJob(tx, jobId, 'share');
    const before = await lockProposal(tx, id);
    const offered = { job, isOfChild: await isKnownChild(tx, job.clientId) };
    const at = now();
    const isChild = isKid(professional);
    const after = toNew(before, offered, { id: actor.id, isChild }, at);
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

/** The needs name its price, so they are raised again. */
const tell = (tx: Tx, after: Proposal.Proposal, job: Job, guardianIds: string[], at: Date) =>
  raiseNeeds(tx, { needRaised }, needsOf(after, job, guardianIds), at);
