import type { Actor } from '@sidework/chassis/http/actor';
import { type Place, roughly } from '@sidework/contracts/kernel/geo';
import { categoryLabel, gigCategories } from '@sidework/contracts/marketplace/categories';
import type { GigView } from '@sidework/contracts/marketplace/gigs';
import type { FittingPerson } from '@sidework/contracts/marketplace/invitations';
import { limits } from '@sidework/contracts/marketplace/limits';
import type { Deps } from '../deps.ts';
import { findGigs } from '../gigs/search.ts';
import { toListedGig } from '../gigs/view.ts';
import type { Job } from '../jobs/job.ts';
import { requireOwn } from '../jobs/job-visibility.ts';
import { findJob } from '../jobs/queries.ts';
import { invitationsLeft } from './invitation.ts';
import { nearAndWellRated } from './near-and-well-rated.ts';
import { invitationsForJob, proposersOf } from './queries.ts';

const most = 10;
/** How many services are looked at: people with several are shown once. */
const lookedAt = 60;

/** Professionals whose services fit a job; youth jobs and jobs that are over have none. */
export async function fittingPeople(
  deps: Pick<Deps, 'db' | 'sql' | 'searchSql' | 'config'>,
  actor: Actor,
  jobId: string,
): Promise<{ items: FittingPerson[]; invitationsLeft: number }> {
  const job = await findJob(deps.db, jobId);
  requireOwn(job, actor);
  if (job.isYouth || job.status !== 'open') return { items: [], invitationsLeft: 0 };
  const [invitations, proposers, gigs] = await Promise.all([
    invitationsForJob(deps.db, jobId),
    proposersOf(deps.db, jobId),
    fittingGigs(deps, job),
  ]);
  const invited = new Set(invitations.map(({ professionalId }) => professionalId));
  const items = nearAndWellRated(gigs.filter(({ professional }) => professional.id !== actor.id))
    .slice(0, most)
    .map(({ professional, id, title, ...gig }) => ({
      ...professional,
      gig: { id, title },
      reasons: reasonsFor(job, { ...gig, professional }),
      isInvited: invited.has(professional.id),
      hasProposed: proposers.has(professional.id),
    }));
  return { items, invitationsLeft: invitationsLeft(invitations.length) };
}

async function fittingGigs(
  deps: Pick<Deps, 'sql' | 'searchSql' | 'config'>,
  job: Job,
): Promise<GigView[]> {
  const everybody = { id: undefined, isChild: false };
  const around = placeOf(job);
  const asked = { ...wishOf(job), limit: lookedAt, audience: everybody, around };
  const { gigs } = await findGigs(deps, asked);
  return gigs.map(toListedGig(deps.config, everybody, around));
}

/** Kinds of jobs without a kind of gig are looked for by their name, and other jobs by their title. */
function wishOf({ category, title }: Job): { category?: string; search?: string } {
  if (category === 'other') return { search: title.slice(0, limits.jobSearch) };
  const isOfGigs = gigCategories.some(({ key }) => key === category);
  return isOfGigs ? { category } : { search: categoryLabel(category) };
}

function placeOf({ latitude, longitude }: Job): Place | undefined {
  if (latitude === null || longitude === null) return undefined;
  return { latitude: roughly(latitude), longitude: roughly(longitude) };
}

type Told = Pick<GigView, 'category' | 'distanceMiles' | 'isRemote' | 'licenses' | 'professional'>;

function reasonsFor(job: Job, { category, distanceMiles, isRemote, licenses, professional }: Told) {
  const { rating, reviewCount, completedServicesAsProfessional: done } = professional;
  const counted = (count: number, what: string) => `${count} ${what}${count === 1 ? '' : 's'}`;
  return [
    category === job.category && category !== 'other' && categoryLabel(category),
    licensed(licenses),
    distanceMiles !== null && `about ${distanceMiles.toFixed(1)} mi`,
    isRemote && 'works remotely',
    rating !== null && `${rating.toFixed(1)} from ${counted(reviewCount, 'review')}`,
    done > 0 && `${counted(done, 'service')} completed`,
  ].filter((reason) => reason !== false);
}

function licensed(licenses: GigView['licenses']): string | false {
  const states = [...new Set(licenses.map(({ state }) => state))];
  return states.length > 0 && `licensed in ${states.join(', ')}`;
}
