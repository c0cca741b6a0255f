import type { Tx } from '@sidework/chassis/db/db';
import { forgetAnswers } from '@sidework/chassis/db/idempotency-keys';
import { isKid } from '@sidework/chassis/people/people';
import { forgetFavorites } from '../favorites/queries.ts';
import { deleteGigsOf } from '../gigs/delete-gig.ts';
import { closeOpenJobs } from '../job-changes/close-open-jobs.ts';
import { forgetJobPictures } from '../job-pictures/job-pictures.ts';
import { forgetVisits } from '../job-visits/queries.ts';
import { findPerson, forgetPlaces } from '../jobs/queries.ts';
import { forgetPortfolio } from '../portfolio/queries.ts';
import { withdrawOpenProposals } from '../proposals/withdraw-open-proposals.ts';
import { forgetSearches } from '../saved-searches/queries.ts';

const batch = 100;

/**
 * Ends what the person had begun and could not begin with the account type that is known now. An adult who turned out to be
 * a child has no jobs through which adults write to it, no place, address or picture that says where it lives, and no proposals on the jobs of
 * adults; one who came of age none on the jobs of children. The row is not locked: `keepPerson` waited for the acts under
 * way before it kept another account type, and those that came after have seen it.
 */
export async function endForAccountType(tx: Tx, personId: string, at: Date): Promise<void> {
  const person = await findPerson(tx, personId);
  if (!person) return;
  const isChild = isKid(person);
  if (isChild) {
    while ((await closeOpenJobs(tx, personId, at, batch)) > 0);
    await forgetVisits(tx, personId);
    await forgetJobPictures(tx, personId);
    await forgetPortfolio(tx, personId);
    await forgetSearches(tx, personId);
    await forgetFavorites(tx, personId);
    // The answers kept for repeats say where as well.
    if (await forgetPlaces(tx, personId)) await forgetAnswers(tx, personId);
  }
  while ((await deleteGigsOf(tx, personId, at, batch, { isYouth: !isChild })) > 0);
  await withdrawOpenProposals(tx, personId, at, { isYouth: !isChild });
}

/**
 * Closes the open jobs of a banned person, whose proposers are told, and withdraws their proposals. Their gigs are on no list
 * while they may not act, and come back with them.
 */
export async function endAll(tx: Tx, personId: string, at: Date): Promise<void> {
  while ((await closeOpenJobs(tx, personId, at, batch)) > 0);
  await withdrawOpenProposals(tx, personId, at);
}
