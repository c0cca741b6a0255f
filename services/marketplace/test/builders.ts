import type { Db } from '@sidework/chassis/db/db';
import { steadyNow } from '@sidework/chassis/db/steady-clock';
import type { Actor } from '@sidework/chassis/http/actor';
import { isYouthCategory } from '@sidework/contracts/marketplace/categories';
import type { JobPosting } from '@sidework/contracts/marketplace/jobs';
import { v7 as uuidv7 } from 'uuid';
import { jobRequests } from '../src/jobs/table.ts';
import type { NewProposal } from '../src/proposals/proposal.ts';
import { jobProposals } from '../src/proposals/table.ts';

/** The body of a job request that is accepted as it is. */
export function aPosting(given: Partial<JobPosting> = {}): JobPosting {
  return {
    title: 'Repair a leaking tap',
    description: 'The kitchen tap drips day and night.',
    category: 'plumbing',
    budgetMinCents: 5_000,
    budgetMaxCents: 12_000,
    location: 'Newark, NJ',
    ...given,
  };
}

export type JobRow = typeof jobRequests.$inferInsert;

export async function aJob(db: Db, given: Partial<JobRow> = {}) {
  const job: JobRow = {
    id: uuidv7(),
    clientId: uuidv7(),
    title: 'Repair a leaking tap',
    description: 'The kitchen tap drips day and night.',
    category: 'plumbing',
    isYouth: isYouthCategory(given.category ?? 'plumbing'),
    status: 'open',
    createdAt: new Date(steadyNow()),
    ...(given.expiresAt && { dueAt: given.expiresAt }),
    ...given,
  };
  const [inserted] = await db.insert(jobRequests).values(job).returning();
  if (!inserted) throw new Error('the job was not inserted');
  return inserted;
}

export async function aProposal(
  db: Db,
  { by, ...given }: Partial<NewProposal> & { by: Actor; jobRequestId: string },
) {
  const proposal: NewProposal = {
    id: uuidv7(),
    professionalId: by.id,
    proposedCostCents: 9_900,
    message: 'I can come tomorrow morning.',
    status: 'submitted',
    createdAt: new Date(steadyNow()),
    ...given,
  };
  const [inserted] = await db.insert(jobProposals).values(proposal).returning();
  if (!inserted) throw new Error('the proposal was not inserted');
  return inserted;
}
