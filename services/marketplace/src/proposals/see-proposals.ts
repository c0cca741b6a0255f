import type { Actor } from '@sidework/chassis/http/actor';
import type { Deps } from '../deps.ts';
import { lockJobOfClient } from '../jobs/queries.ts';
import { saveSeen } from './queries.ts';

/**
 * Decides nothing, so a client who may not act can still look. It emits no event and raises no version: only the client
 * sees which proposals are seen.
 */
export function seeProposals(
  { db }: Pick<Deps, 'db'>,
  actor: Actor,
  jobId: string,
  proposalIds: string[],
): Promise<void> {
  return db.transaction(async (tx) => {
    // Locks the job before its proposals, as every decision does, so that two of them never deadlock.
    await lockJobOfClient(tx, actor.id, jobId);
    await saveSeen(tx, jobId, proposalIds);
  });
}
