import type { Tx } from '@sidework/chassis/db/db';
import { and, eq, inArray, ne } from 'drizzle-orm';
import { clientRatings } from '../client-ratings/table.ts';
import { forgetFavorites } from '../favorites/queries.ts';
import { findablePeople } from '../findable/table.ts';
import { deleteGigsOf } from '../gigs/delete-gig.ts';
import { nobodyOnGig } from '../gigs/owner-on-gig.ts';
import { professionalGigs } from '../gigs/table.ts';
import { forgetInvitations } from '../invitations/queries.ts';
import { closeOpenJobs } from '../job-changes/close-open-jobs.ts';
import { forgetJobPictures } from '../job-pictures/job-pictures.ts';
import { forgetVisits } from '../job-visits/queries.ts';
import { forgetPlaces } from '../jobs/queries.ts';
import { jobRequests } from '../jobs/table.ts';
import { forgetVersions } from '../jobs/version-queries.ts';
import { licensedPeople } from '../licenses/table.ts';
import { forgetPortfolio } from '../portfolio/queries.ts';
import { jobProposals, proposalVersions } from '../proposals/table.ts';
import { withdrawOpenProposals } from '../proposals/withdraw-open-proposals.ts';
import { forgetSearches } from '../saved-searches/queries.ts';

/** Stands in the place of erased words; it is as long as the words of jobs and proposals have to be. */
const removed = 'This was removed with the account.';

/** How many jobs, each with its proposals, are ended in one transaction: it takes seconds. */
const batch = 50;

/** Ends some of what the person had begun here and tells those it concerns; false where nothing was left. */
export async function endBegun(tx: Tx, userId: string, at: Date): Promise<boolean> {
  const closed = await closeOpenJobs(tx, userId, at, batch);
  const withdrawn = await withdrawOpenProposals(tx, userId, at, { limit: batch });
  const deleted = await deleteGigsOf(tx, userId, at, batch);
  return closed + withdrawn + deleted > 0;
}

/** Erases their texts, except those of work that was agreed on, and every place where they live. */
export async function eraseOwnData(tx: Tx, userId: string): Promise<void> {
  const ownJobs = eq(jobRequests.clientId, userId);
  await forgetPlaces(tx, userId);
  await forgetVisits(tx, userId);
  await tx.delete(findablePeople).where(eq(findablePeople.personId, userId));
  await tx.delete(clientRatings).where(eq(clientRatings.clientId, userId));
  await forgetJobPictures(tx, userId);
  await forgetPortfolio(tx, userId);
  await tx.delete(licensedPeople).where(eq(licensedPeople.personId, userId));
  await tx
    .update(jobRequests)
    .set({ title: 'Removed', description: removed })
    .where(and(ownJobs, ne(jobRequests.status, 'filled')));
  await tx
    .update(jobProposals)
    .set({ askedClient: null })
    .where(
      inArray(
        jobProposals.jobRequestId,
        tx.select({ id: jobRequests.id }).from(jobRequests).where(ownJobs),
      ),
    );
  await forgetVersions(tx, userId);
  await forgetInvitations(tx, userId);
  await forgetSearches(tx, userId);
  await forgetFavorites(tx, userId);
  await tx
    .update(professionalGigs)
    .set({
      title: 'Removed',
      description: removed,
      location: null,
      latitude: null,
      longitude: null,
      ...nobodyOnGig,
    })
    .where(eq(professionalGigs.professionalId, userId));
  const ownProposals = tx
    .select({ id: jobProposals.id })
    .from(jobProposals)
    .where(eq(jobProposals.professionalId, userId));
  await tx.delete(proposalVersions).where(inArray(proposalVersions.proposalId, ownProposals));
  await tx
    .update(jobProposals)
    .set({ message: removed })
    .where(and(eq(jobProposals.professionalId, userId), ne(jobProposals.status, 'accepted')));
}
