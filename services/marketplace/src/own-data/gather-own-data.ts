import { allRows } from '@sidework/chassis/db/all-rows';
import type { Db } from '@sidework/chassis/db/db';
import type { OwnFile } from '@sidework/chassis/people/gathered-part';
import { type Namer, namerFor } from '@sidework/chassis/people/namer';
import { people } from '@sidework/chassis/people/people';
import { formatCents } from '@sidework/contracts/kernel/money';
import { categoryLabel } from '@sidework/contracts/marketplace/categories';
import { and, eq, or } from 'drizzle-orm';
import { clientRatings } from '../client-ratings/table.ts';
import { favorites } from '../favorites/table.ts';
import { findablePeople } from '../findable/table.ts';
import { professionalGigs } from '../gigs/table.ts';
import { jobInvitations } from '../invitations/table.ts';
import { jobVisits } from '../job-visits/table.ts';
import { jobRequests, jobVersions } from '../jobs/table.ts';
import { licensedPeople } from '../licenses/table.ts';
import { photosOf } from '../portfolio/queries.ts';
import { jobProposals } from '../proposals/table.ts';
import { searchesOf } from '../saved-searches/queries.ts';
import { labelOf } from '../saved-searches/view.ts';

/** The jobs that the person posted and the proposals that they made. */
export async function gatherOwnData(db: Db, userId: string): Promise<OwnFile[]> {
  const named = await namerFor(db, userId);
  return [
    {
      name: 'jobs.json',
      about: 'The jobs that you posted.',
      rows: jobsOf(db, userId, named),
    },
    {
      name: 'job-versions.json',
      about: 'What your jobs for young people said before you changed them.',
      rows: versionsOf(db, userId),
    },
    {
      name: 'gigs.json',
      about: 'The gigs that you posted.',
      rows: gigsOf(db, userId),
    },
    {
      name: 'shown-licenses.json',
      about: 'Your verified licenses, as your gigs and proposals show them until they end.',
      rows: licensesOf(db, userId),
    },
    {
      name: 'rating-as-client.json',
      about: 'How professionals rated you as a client, as your jobs show it.',
      rows: clientRatingOf(db, userId),
    },
    {
      name: 'search-engines.json',
      about: 'Since when search engines may find your page; empty where they may not.',
      rows: findableOf(db, userId),
    },
    {
      name: 'portfolio.json',
      about: 'The photos of your work on your page.',
      rows: portfolioOf(db, userId),
    },
    {
      name: 'invitations.json',
      about: 'The professionals you invited to your jobs, and the jobs that you were invited to.',
      rows: invitationsOf(db, userId, named),
    },
    {
      name: 'saved-searches.json',
      about: 'The searches that you saved, and how often you hear of new matches.',
      rows: savedSearchesOf(db, userId),
    },
    {
      name: 'favorites.json',
      about: 'The professionals and the services that you kept as favorites.',
      rows: favoritesOf(db, userId, named),
    },
    {
      name: 'proposals.json',
      about: 'The proposals that you made on jobs of others.',
      rows: proposalsOf(db, userId, named),
    },
  ];
}

const jobsOf = (db: Db, userId: string, named: Namer) =>
  allRows({
    order: [jobRequests.createdAt, jobRequests.id],
    ask: ({ after, limit }) =>
      db
        .select({ job: jobRequests, hired: people.fullName, visit: jobVisits })
        .from(jobRequests)
        .leftJoin(jobVisits, eq(jobVisits.jobRequestId, jobRequests.id))
        .leftJoin(people, eq(people.id, jobRequests.hiredProfessionalId))
        .where(and(eq(jobRequests.clientId, userId), after))
        .orderBy(jobRequests.createdAt, jobRequests.id)
        .limit(limit),
    place: ({ job }) => [job.createdAt, job.id],
    present: ({ job, hired, visit }) => ({
      title: job.title,
      description: job.description,
      category: categoryLabel(job.category),
      budgetFrom: dollarsOrNull(job.budgetMinCents),
      budgetUpTo: dollarsOrNull(job.budgetMaxCents),
      location: job.location,
      latitude: job.latitude,
      longitude: job.longitude,
      placeIsCentreOfTown: job.isPlaceAbout,
      pictures: job.pictures.length,
      address: visit?.address ?? null,
      wantedDays: visit?.wantedDays ?? [],
      status: job.status,
      hired: job.hiredProfessionalId && named(hired),
      postedAt: job.createdAt.toISOString(),
      opensUntil: job.expiresAt.toISOString(),
    }),
  });

const versionsOf = (db: Db, userId: string) =>
  allRows({
    order: [jobVersions.replacedAt, jobVersions.id],
    ask: ({ after, limit }) =>
      db
        .select({ kept: jobVersions })
        .from(jobVersions)
        .innerJoin(jobRequests, eq(jobRequests.id, jobVersions.jobRequestId))
        .where(and(eq(jobRequests.clientId, userId), after))
        .orderBy(jobVersions.replacedAt, jobVersions.id)
        .limit(limit),
    place: ({ kept }) => [kept.replacedAt, kept.id],
    present: ({ kept }) => ({
      title: kept.title,
      description: kept.description,
      budgetFrom: dollarsOrNull(kept.budgetMinCents),
      budgetUpTo: dollarsOrNull(kept.budgetMaxCents),
      location: kept.location,
      replacedAt: kept.replacedAt.toISOString(),
    }),
  });

const gigsOf = (db: Db, userId: string) =>
  allRows({
    order: [professionalGigs.createdAt, professionalGigs.id],
    ask: ({ after, limit }) =>
      db
        .select({ gig: professionalGigs })
        .from(professionalGigs)
        .where(and(eq(professionalGigs.professionalId, userId), after))
        .orderBy(professionalGigs.createdAt, professionalGigs.id)
        .limit(limit),
    place: ({ gig }) => [gig.createdAt, gig.id],
    present: ({ gig }) => ({
      title: gig.title,
      description: gig.description,
      category: categoryLabel(gig.category),
      price: dollarsOrNull(gig.priceCents),
      pricing: gig.pricingType,
      offer: gig.offer,
      location: gig.location,
      latitude: gig.latitude,
      longitude: gig.longitude,
      placeIsCentreOfTown: gig.latitude !== null,
      remote: gig.isRemote,
      status: gig.status,
      pictures: gig.pictures.length,
      postedAt: gig.createdAt.toISOString(),
    }),
  });

const licensesOf = async function* (db: Db, userId: string) {
  const [kept] = await db.select().from(licensedPeople).where(eq(licensedPeople.personId, userId));
  for (const { name, state, until, verifiedAt } of kept?.licenses ?? [])
    yield { name, state, until, verifiedAt };
  if (!kept?.identity) return;
  const { holderName, until, verifiedAt } = kept.identity;
  yield { name: `ID of ${holderName}`, state: null, until, verifiedAt };
};

const findableOf = async function* (db: Db, userId: string) {
  const [kept] = await db.select().from(findablePeople).where(eq(findablePeople.personId, userId));
  if (kept) yield { findableSince: kept.since.toISOString() };
};

const portfolioOf = async function* (db: Db, userId: string) {
  for (const { name, caption, addedAt } of await photosOf(db, userId))
    yield { name, caption, addedAt: addedAt.toISOString() };
};

const clientRatingOf = async function* (db: Db, userId: string) {
  const [kept] = await db.select().from(clientRatings).where(eq(clientRatings.clientId, userId));
  if (kept) yield { sumOfRatings: kept.ratingTotal, reviews: kept.reviewCount };
};

const invitationsOf = (db: Db, userId: string, named: Namer) =>
  allRows({
    order: [jobInvitations.createdAt, jobInvitations.id],
    ask: ({ after, limit }) =>
      db
        .select({ invitation: jobInvitations, job: jobRequests, invited: people.fullName })
        .from(jobInvitations)
        .innerJoin(jobRequests, eq(jobRequests.id, jobInvitations.jobRequestId))
        .leftJoin(people, eq(people.id, jobInvitations.professionalId))
        .where(
          and(
            or(eq(jobRequests.clientId, userId), eq(jobInvitations.professionalId, userId)),
            after,
          ),
        )
        .orderBy(jobInvitations.createdAt, jobInvitations.id)
        .limit(limit),
    place: ({ invitation }) => [invitation.createdAt, invitation.id],
    present: ({ invitation, job, invited }) => ({
      job: job.title,
      invited: invitation.professionalId === userId ? 'you' : named(invited),
      invitedAt: invitation.createdAt.toISOString(),
    }),
  });

const savedSearchesOf = async function* (db: Db, userId: string) {
  for (const search of await searchesOf(db, userId))
    yield {
      search: await labelOf(search),
      alert: search.alert,
      savedAt: search.createdAt.toISOString(),
    };
};

const favoritesOf = (db: Db, userId: string, named: Namer) =>
  allRows({
    order: [favorites.createdAt, favorites.subjectId],
    ask: ({ after, limit }) =>
      db
        .select({ favorite: favorites, name: people.fullName, gig: professionalGigs.title })
        .from(favorites)
        .leftJoin(people, eq(people.id, favorites.subjectId))
        .leftJoin(professionalGigs, eq(professionalGigs.id, favorites.subjectId))
        .where(and(eq(favorites.ownerId, userId), after))
        .orderBy(favorites.createdAt, favorites.subjectId)
        .limit(limit),
    place: ({ favorite }) => [favorite.createdAt, favorite.subjectId],
    present: ({ favorite, name, gig }) => ({
      kept: favorite.things === 'gigs' ? gig : named(name),
      keptAt: favorite.createdAt.toISOString(),
    }),
  });

/** Names the job by its title only: its other words belong to its client. */
const proposalsOf = (db: Db, userId: string, named: Namer) =>
  allRows({
    order: [jobProposals.createdAt, jobProposals.id],
    ask: ({ after, limit }) =>
      db
        .select({ proposal: jobProposals, job: jobRequests.title, client: people.fullName })
        .from(jobProposals)
        .innerJoin(jobRequests, eq(jobRequests.id, jobProposals.jobRequestId))
        .leftJoin(people, eq(people.id, jobRequests.clientId))
        .where(and(eq(jobProposals.professionalId, userId), after))
        .orderBy(jobProposals.createdAt, jobProposals.id)
        .limit(limit),
    place: ({ proposal }) => [proposal.createdAt, proposal.id],
    present: ({ proposal, job, client }) => ({
      job,
      client: named(client),
      price: formatCents(proposal.proposedCostCents),
      message: proposal.message,
      canComeOn: proposal.canComeOn,
      status: proposal.status,
      submittedAt: proposal.createdAt.toISOString(),
      decidedAt: proposal.decidedAt?.toISOString() ?? null,
    }),
  });

const dollarsOrNull = (cents: number | null) => (cents === null ? null : formatCents(cents));
