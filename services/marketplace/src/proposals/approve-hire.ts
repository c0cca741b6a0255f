import { emit } from '@sidework/chassis/events/outbox';
import type { Actor } from '@sidework/chassis/http/actor';
import { requireActingAdult } from '@sidework/chassis/people/people';
import { childHireApproved } from '@sidework/contracts/marketplace/events';
import type { Deps } from '../deps.ts';
import * as Job from '../jobs/job.ts';
import { lockJob } from '../jobs/queries.ts';
import { lockChild } from './child-queries.ts';
import { completeHire } from './complete-hire.ts';
import { toChildHireFact } from './facts.ts';
import { mayBeHired } from './may-be-hired.ts';
import * as ChildHire from './proposal-child-hire.ts';
import { getProposal, lockProposal, roleOfProposal } from './queries.ts';

/** A guardian approves the hire that a client asked for: the work begins, and the room opens by its event. */
export function approveHire(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  actor: Actor,
  proposalId: string,
) {
  return db.transaction(async (tx) => {
    await requireActingAdult(tx, actor);
    const at = now();
    const role = await roleOfProposal(tx, proposalId);
    const child = await lockChild(tx, role);
    const open = await lockJob(tx, role.jobId, 'update');
    const waiting = await lockProposal(tx, proposalId);
    const guardianIds = child?.guardianIds ?? [];
    const accepted = ChildHire.approve(waiting, open, { by: actor, guardianIds }, at);
    if (child) mayBeHired(child);
    const job = Job.fillForClient(open, accepted.professionalId, at);
    const approval = {
      approvedBy: actor.id,
      ...(waiting.askedClient && { approvedClient: waiting.askedClient }),
    };
    await completeHire(tx, { waiting, accepted, open, job, approval }, at);
    const hire = toChildHireFact(waiting, job, guardianIds);
    await emit(tx, childHireApproved, { ...hire, ...approval }, at);
    return getProposal(tx, proposalId);
  });
}
