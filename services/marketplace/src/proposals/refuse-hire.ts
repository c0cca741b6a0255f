import type { Actor } from '@sidework/chassis/http/actor';
import type { Deps } from '../deps.ts';
import { lockJob } from '../jobs/queries.ts';
import { lockChild } from './child-queries.ts';
import * as ChildHire from './proposal-child-hire.ts';
import { getProposal, lockProposal, roleOfProposal } from './queries.ts';
import { saveEnded } from './save-ended.ts';

/** A guardian says no: the child's proposal is declined, and the job stays open to the others. */
export function refuseHire(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  actor: Actor,
  proposalId: string,
) {
  return db.transaction(async (tx) => {
    const at = now();
    const role = await roleOfProposal(tx, proposalId);
    const guardianIds = (await lockChild(tx, role))?.guardianIds ?? [];
    const job = await lockJob(tx, role.jobId, 'update');
    const before = await lockProposal(tx, proposalId);
    const after = ChildHire.refuse(before, job, { by: actor, guardianIds }, at);
    await saveEnded(tx, [{ before, after, job, byGuardian: 'refused' }], at);
    return getProposal(tx, proposalId);
  });
}
