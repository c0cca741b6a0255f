import type { Tx } from '@sidework/chassis/db/db';
import { saveAll } from '@sidework/chassis/db/save';
import { emit } from '@sidework/chassis/events/outbox';
import { meetNeeds } from '@sidework/chassis/people/needs';
import { needMet, proposalDeclined } from '@sidework/contracts/marketplace/events';
import type { Job } from '../jobs/job.ts';
import { toProposalFact } from './facts.ts';
import { needsMetBy } from './needs.ts';
import type { Ended } from './proposal.ts';
import { jobProposals } from './table.ts';

/** Writes proposals that ended without a hire, those that ended alike at once, and tells both sides of each. */
export async function saveEnded(tx: Tx, ends: (Ended & { job: Job })[], at: Date): Promise<void> {
  await saveAll(tx, jobProposals, ends);
  for (const { after, job } of ends) {
    const fact = { ...toProposalFact(after, job), reason: after.status };
    await emit(tx, proposalDeclined, fact, at);
    await meetNeeds(tx, { needMet }, needsMetBy(after, job), at);
  }
}
