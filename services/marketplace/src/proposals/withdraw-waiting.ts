import type { Tx } from '@sidework/chassis/db/db';
import { emit } from '@sidework/chassis/events/outbox';
import { meetNeeds } from '@sidework/chassis/people/needs';
import { needMet, proposalDeclined } from '@sidework/contracts/marketplace/events';
import { toProposalFact } from './facts.ts';
import { needsMetBy } from './needs.ts';
import type { Proposal } from './proposal.ts';
import { lockWaitingOfProfessional, type Some, saveProposal, stopActing } from './queries.ts';

/**
 * A child whose guardian no longer agrees: what it proposed is withdrawn, and each client is told as of any other. That
 * the child may not act arrives on another way, and perhaps later; nothing may be proposed in between. Of a child that
 * may act again by now, what it has proposed since stays.
 */
export async function withdrawWaiting(
  tx: Tx,
  { childId, sequence, revokedAt }: { childId: string; sequence: number; revokedAt: Date },
): Promise<void> {
  const mayActAgain = await stopActing(tx, childId, sequence);
  await withdrawAllWaiting(tx, childId, revokedAt, {
    stays: ({ createdAt }) => mayActAgain && createdAt > revokedAt,
  });
}

/** Withdraws what somebody has proposed and nobody has decided yet; gives how many that were. */
export async function withdrawAllWaiting(
  tx: Tx,
  professionalId: string,
  at: Date,
  { stays = () => false, ...some }: Some & { stays?: (proposal: Proposal) => boolean } = {},
): Promise<number> {
  const waiting = await lockWaitingOfProfessional(tx, professionalId, some);
  for (const { job, proposal } of waiting) {
    if (stays(proposal)) continue;
    await saveProposal(tx, { ...proposal, status: 'withdrawn', decidedAt: at });
    const fact = { ...toProposalFact(proposal, job), reason: 'withdrawn' as const };
    await emit(tx, proposalDeclined, fact, at);
    await meetNeeds(tx, { needMet }, needsMetBy(proposal, job), at);
  }
  return waiting.length;
}
