import type { Tx } from '@sidework/chassis/db/db';
import { emit } from '@sidework/chassis/events/outbox';
import { meetNeeds } from '@sidework/chassis/people/needs';
import { needMet, proposalDeclined } from '@sidework/contracts/marketplace/events';
import type { Job } from '../jobs/job.ts';
import { toProposalFact } from './facts.ts';
import { needsMetBy } from './needs.ts';
import { lockWaiting, saveProposal } from './queries.ts';

/** The job is gone: what still waits on it is not selected, and each professional is told. */
export async function passOverWaiting(tx: Tx, job: Job, at: Date): Promise<void> {
  for (const proposal of await lockWaiting(tx, job.id)) {
    await saveProposal(tx, { ...proposal, status: 'not_selected', decidedAt: at });
    const fact = { ...toProposalFact(proposal, job), reason: 'not_selected' as const };
    await emit(tx, proposalDeclined, fact, at);
    await meetNeeds(tx, { needMet }, needsMetBy(proposal, job), at);
  }
}
