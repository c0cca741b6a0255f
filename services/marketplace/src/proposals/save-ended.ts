import type { Tx } from '@sidework/chassis/db/db';
import { saveAll } from '@sidework/chassis/db/save';
import { emit } from '@sidework/chassis/events/outbox';
import { meetNeeds } from '@sidework/chassis/people/needs';
import { childHireEnded, needMet, proposalDeclined } from '@sidework/contracts/marketplace/events';
import type { Job } from '../jobs/job.ts';
import { lockChild } from './child-queries.ts';
import { toChildHireFact, toProposalFact } from './facts.ts';
import { needsMetBy } from './needs.ts';
import type { Ended } from './proposal.ts';
import { jobProposals } from './table.ts';

/** Writes proposals that ended without a hire, those that ended alike at once, and tells both sides of each. */
export async function saveEnded(
  tx: Tx,
  ends: (Ended & { job: Job; byGuardian?: 'refused' | 'silent' })[],
  at: Date,
): Promise<void> {
  await saveAll(tx, jobProposals, ends);
  for (const { before, after, job, byGuardian } of ends) {
    const fact = { ...toProposalFact(after, job), reason: after.status };
    await emit(tx, proposalDeclined, { ...fact, ...(byGuardian && { byGuardian }) }, at);
    if (before.status === 'awaiting_guardian') {
      const guardianIds = (await lockChild(tx, after))?.guardianIds ?? [];
      const hire = toChildHireFact(before, job, guardianIds);
      await emit(tx, childHireEnded, { ...hire, reason: byGuardian ?? after.status }, at);
    }
    await meetNeeds(tx, { needMet }, needsMetBy(after, job), at);
  }
}
