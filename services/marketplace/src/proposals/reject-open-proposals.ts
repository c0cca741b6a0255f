import type { Tx } from '@sidework/chassis/db/db';
import type { Job } from '../jobs/job.ts';
import * as Proposal from './proposal.ts';
import { lockOpenProposals } from './queries.ts';
import { saveEnded } from './save-ended.ts';

/** The job is gone: what is still open on it is not selected, and each professional is told. */
export async function rejectOpenProposals(tx: Tx, job: Job, at: Date): Promise<void> {
  const open = await lockOpenProposals(tx, job.id);
  const ends = open.map((before) => ({ before, after: Proposal.reject(before, at), job }));
  await saveEnded(tx, ends, at);
}
