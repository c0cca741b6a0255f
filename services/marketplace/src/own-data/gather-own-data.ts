import type { Db } from '@sidework/chassis/db';
import { people } from '@sidework/chassis/people';
import { shownName } from '@sidework/chassis/shown-name';
import { formatCents } from '@sidework/contracts/kernel/money';
import type { GatheredFile } from '@sidework/contracts/kernel/own-data';
import { categoryLabel } from '@sidework/contracts/marketplace/categories';
import { eq } from 'drizzle-orm';
import { jobRequests } from '../jobs/table.ts';
import { jobProposals } from '../proposals/table.ts';

/** The jobs that somebody posted and the proposals that they made. */
export async function gatherOwnData(db: Db, userId: string): Promise<GatheredFile[]> {
  return [
    {
      name: 'jobs.json',
      about: 'The jobs that you posted.',
      rows: await jobsOf(db, userId),
    },
    {
      name: 'proposals.json',
      about: 'The proposals that you made on jobs of others.',
      rows: await proposalsOf(db, userId),
    },
  ];
}

async function jobsOf(db: Db, userId: string) {
  const rows = await db
    .select({ job: jobRequests, hired: people.fullName })
    .from(jobRequests)
    .leftJoin(people, eq(people.id, jobRequests.hiredProfessionalId))
    .where(eq(jobRequests.clientId, userId))
    .orderBy(jobRequests.createdAt, jobRequests.id);
  return rows.map(({ job, hired }) => ({
    title: job.title,
    description: job.description,
    category: categoryLabel(job.category),
    budgetFrom: dollarsOrNull(job.budgetMinCents),
    budgetUpTo: dollarsOrNull(job.budgetMaxCents),
    location: job.location,
    latitude: job.latitude,
    longitude: job.longitude,
    status: job.status,
    hired: job.hiredProfessionalId && shownName(hired),
    postedAt: job.createdAt.toISOString(),
  }));
}

/** Of the job no more than its title: the rest is its client's. */
async function proposalsOf(db: Db, userId: string) {
  const rows = await db
    .select({ proposal: jobProposals, job: jobRequests.title, client: people.fullName })
    .from(jobProposals)
    .innerJoin(jobRequests, eq(jobRequests.id, jobProposals.jobRequestId))
    .leftJoin(people, eq(people.id, jobRequests.clientId))
    .where(eq(jobProposals.professionalId, userId))
    .orderBy(jobProposals.createdAt, jobProposals.id);
  return rows.map(({ proposal, job, client }) => ({
    job,
    client: shownName(client),
    price: formatCents(proposal.proposedCostCents),
    message: proposal.message,
    status: proposal.status,
    submittedAt: proposal.createdAt.toISOString(),
    decidedAt: proposal.decidedAt?.toISOString() ?? null,
  }));
}

const dollarsOrNull = (cents: number | null) => (cents === null ? null : formatCents(cents));
