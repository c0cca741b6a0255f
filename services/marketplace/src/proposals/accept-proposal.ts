import type { Tx } from '@sidework/chassis/db/db';
import { save } from '@sidework/chassis/db/save';
import { emit } from '@sidework/chassis/events/outbox';
import type { Actor } from '@sidework/chassis/http/actor';
import { meetNeeds, raiseNeeds } from '@sidework/chassis/people/needs';
import { requireActingAdult } from '@sidework/chassis/people/people';
import { childHireRequested, needMet, needRaised } from '@sidework/contracts/marketplace/events';
import type { Deps } from '../deps.ts';
import * as Job from '../jobs/job.ts';
import { tellNeeds } from '../jobs/needs.ts';
import { lockJob, saveJob } from '../jobs/queries.ts';
import { awaitsGuardian, isOfChild, lockChild } from './child-queries.ts';
import { completeHire } from './complete-hire.ts';
import { toAskedClient, toChildHireFact } from './facts.ts';
import { mayBeHired } from './may-be-hired.ts';
import { childHireNeed } from './needs.ts';
import * as Proposal from './proposal.ts';
import * as ChildHire from './proposal-child-hire.ts';
import { getProposalFor, lockProposal, roleOfProposal } from './queries.ts';
import { jobProposals } from './table.ts';

/**
 * The hire: this proposal accepted, the others not selected, the job filled, all at once or not at all. Of a child's
 * proposal its guardians are asked first, and nothing else is decided on the job until they have answered.
 */
export function acceptProposal(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  actor: Actor,
  proposalId: string,
) {
  return db.transaction(async (tx) => {
    const client = await requireActingAdult(tx, actor);
    const at = now();
    const role = await roleOfProposal(tx, proposalId);
    const ofChild = await isOfChild(tx, role);
    const child = await lockChild(tx, role);
    const open = await lockJob(tx, role.jobId, 'update');
    const waiting = await lockProposal(tx, proposalId);
    if (child) {
      const asked = ChildHire.askGuardian(
        waiting,
        open,
        { by: actor, askedClient: toAskedClient(client) },
        at,
      );
      mayBeHired(child);
      Job.requireNoHireWaiting(await awaitsGuardian(tx, open.id));
      await askGuardians(tx, { waiting, asked, open, guardianIds: child.guardianIds }, at);
    } else {
      const accepted = Proposal.accept(waiting, open, { by: actor, ofChild }, at);
      Job.requireNoHireWaiting(await awaitsGuardian(tx, open.id));
      const job = Job.fill(open, actor, accepted.professionalId, at);
      await completeHire(tx, { waiting, accepted, open, job }, at);
    }
    return getProposalFor(tx, actor, proposalId);
  });
}

interface Asked {
  waiting: Proposal.Proposal;
  asked: Proposal.Proposal;
  open: Job.Job;
  guardianIds: string[];
}

async function askGuardians(tx: Tx, { waiting, asked, open, guardianIds }: Asked, at: Date) {
  await save(tx, jobProposals, waiting, asked);
  const job = Job.waitFor(open, asked.waitsUntil ?? at);
  await saveJob(tx, open, job);
  await tellNeeds(tx, open, job, at);
  await emit(tx, childHireRequested, toChildHireFact(asked, job, guardianIds), at);
  await meetNeeds(tx, { needMet }, [{ kind: 'proposal_to_answer', subjectId: asked.id }], at);
  if (guardianIds.length > 0)
    await raiseNeeds(tx, { needRaised }, [childHireNeed(asked, job, guardianIds)], at);
}
