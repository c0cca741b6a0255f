import type { Db, Tx } from '@sidework/chassis/db/db';
import { people } from '@sidework/chassis/people/people';
import { and, eq, inArray, ne } from 'drizzle-orm';
import { professionalGigs } from '../gigs/table.ts';
import { jobRequests } from '../jobs/table.ts';
import { jobProposals } from '../proposals/table.ts';
import type { Invitation } from './invitation.ts';
import { jobInvitations } from './table.ts';

export const invitationsForJob = (db: Db, jobId: string): Promise<Invitation[]> =>
  db.select().from(jobInvitations).where(eq(jobInvitations.jobRequestId, jobId));

export async function insertInvitation(tx: Tx, invitation: Invitation): Promise<void> {
  await tx.insert(jobInvitations).values(invitation);
}

/** The authors of the proposals that the client of a job sees. */
export async function proposersOf(db: Db, jobId: string): Promise<Set<string>> {
  const shown = and(eq(jobProposals.jobRequestId, jobId), ne(jobProposals.status, 'withdrawn'));
  const rows = await db.select({ id: jobProposals.professionalId }).from(jobProposals).where(shown);
  return new Set(rows.map(({ id }) => id));
}

/** Whether a person is an adult who may act and has a service for adults on the list. */
export async function isOnOffer(db: Db, personId: string): Promise<boolean> {
  const rows = await db
    .select({ id: people.id })
    .from(people)
    .innerJoin(professionalGigs, eq(professionalGigs.professionalId, people.id))
    .where(
      and(
        eq(people.id, personId),
        ne(people.accountType, 'sidework_kids'),
        eq(people.mayAct, true),
        eq(people.hasLeft, false),
        eq(professionalGigs.status, 'active'),
        eq(professionalGigs.isYouth, false),
      ),
    )
    .limit(1);
  return rows.length > 0;
}

/** Removes the invitations of a person, and those to the jobs of that person. */
export async function forgetInvitations(tx: Tx, userId: string): Promise<void> {
  await tx.delete(jobInvitations).where(eq(jobInvitations.professionalId, userId));
  const ownJobs = tx
    .select({ id: jobRequests.id })
    .from(jobRequests)
    .where(eq(jobRequests.clientId, userId));
  await tx.delete(jobInvitations).where(inArray(jobInvitations.jobRequestId, ownJobs));
}
