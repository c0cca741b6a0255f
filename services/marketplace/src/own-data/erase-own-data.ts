import type { Tx } from '@sidework/chassis/db';
import { emit } from '@sidework/chassis/outbox';
import { jobClosed } from '@sidework/contracts/marketplace/events';
import { and, eq, ne } from 'drizzle-orm';
import { toJobFact } from '../jobs/facts.ts';
import { saveJob } from '../jobs/queries.ts';
import { jobRequests } from '../jobs/table.ts';
import { passOverWaiting } from '../proposals/pass-over-waiting.ts';
import { jobProposals } from '../proposals/table.ts';
import { withdrawAllWaiting } from '../proposals/withdraw-waiting.ts';

/** In the place of words that nobody relies on; as long as the words of jobs and proposals have to be. */
const removed = 'This was removed with the account.';

/**
 * Ends what somebody had begun here, and tells those it concerns as of any other end. What they wrote goes, but for the
 * words of work that was agreed on; where they live goes in any case.
 */
export async function eraseOwnData(tx: Tx, userId: string, at: Date): Promise<void> {
  await closeOpenJobs(tx, userId, at);
  await withdrawAllWaiting(tx, userId, at);
  const ownJobs = eq(jobRequests.clientId, userId);
  await tx
    .update(jobRequests)
    .set({ location: null, latitude: null, longitude: null })
    .where(ownJobs);
  await tx
    .update(jobRequests)
    .set({ title: 'Removed', description: removed })
    .where(and(ownJobs, ne(jobRequests.status, 'filled')));
  await tx
    .update(jobProposals)
    .set({ message: removed })
    .where(and(eq(jobProposals.professionalId, userId), ne(jobProposals.status, 'accepted')));
}

async function closeOpenJobs(tx: Tx, userId: string, at: Date) {
  const open = await tx
    .select()
    .from(jobRequests)
    .where(and(eq(jobRequests.clientId, userId), eq(jobRequests.status, 'open')))
    .orderBy(jobRequests.id)
    .for('update');
  for (const job of open) {
    await saveJob(tx, { ...job, status: 'closed' });
    await passOverWaiting(tx, job, at);
    await emit(tx, jobClosed, toJobFact(job), at);
  }
}
