import type { Tx } from '@sidework/chassis/db/db';
import { stopActing } from './child-queries.ts';
import * as Proposal from './proposal.ts';
import { lockOpenProposalsOf, type Some } from './queries.ts';
import { saveEnded } from './save-ended.ts';

/**
 * A child whose guardian no longer agrees: what it proposed is withdrawn, and each client is told as of any other. That
 * the child may not act arrives on another way, and perhaps later; nothing may be proposed in between. Of a child that
 * may act again by now, what it has proposed since stays.
 */
export async function withdrawOnRevocation(
  tx: Tx,
  { childId, sequence, revokedAt }: { childId: string; sequence: number; revokedAt: Date },
): Promise<void> {
  const mayActAgain = await stopActing(tx, childId, sequence);
  await withdrawOpenProposals(tx, childId, revokedAt, {
    stays: ({ createdAt }) => mayActAgain && createdAt > revokedAt,
  });
}

/** Withdraws the undecided proposals of a person; gives how many that were. */
export async function withdrawOpenProposals(
  tx: Tx,
  professionalId: string,
  at: Date,
  {
    stays = () => false,
    ...some
  }: Some & { stays?: (proposal: Proposal.Proposal) => boolean } = {},
): Promise<number> {
  const open = await lockOpenProposalsOf(tx, professionalId, some);
  const ends = open
    .filter(({ proposal }) => !stays(proposal))
    .map(({ job, proposal }) => ({
      before: proposal,
      after: Proposal.withdrawForAuthor(proposal, at),
      job,
    }));
  await saveEnded(tx, ends, at);
  return open.length;
}
