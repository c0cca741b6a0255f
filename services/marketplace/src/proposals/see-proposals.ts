import type { Actor } from '@sidework/chassis/http/actor';
import type { Deps } from '../deps.ts';
import { lockJobOfClient } from '../jobs/queries.ts';
import { saveSeen } from './queries.ts';

/**
 * Nothing is decided by it, so that a client who may not act may still look. No event tells of it and no version counts it:
 * what was seen is shown to the client alone, who saw it.
 */
export function seeProposals(
  { db }: Pick<Deps, 'db'>,
  actor: Actor,
  jobId: string,
  proposalIds: string[],
): Promise<void> {
  return db.transaction(async (tx) => {
    // As every decision does, before the proposals: two of them never wait for each other.
    await lockJobOfClient(tx, actor.id, jobId);
    await saveSeen(tx, jobId, proposalIds);
  });
}
