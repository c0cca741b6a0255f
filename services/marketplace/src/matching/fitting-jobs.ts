import type { Actor } from '@sidework/chassis/http/actor';
import { isKid } from '@sidework/chassis/people/people';
import { stateIn } from '@sidework/contracts/identity/profiles/us-states';
import { distanceMiles } from '@sidework/contracts/kernel/geo';
import { categoryLabel } from '@sidework/contracts/marketplace/categories';
import type { FittingJobs } from '@sidework/contracts/marketplace/jobs';
import type { PlaceView } from '@sidework/contracts/marketplace/places';
import type { Deps } from '../deps.ts';
import { categoriesOffered } from '../gigs/queries.ts';
import { jobsProposedOn } from '../jobs/proposer-queries.ts';
import { findPerson } from '../jobs/queries.ts';
import { newestInState, newestJobs } from '../jobs/search.ts';
import { type ListedJob, toJobView, toMoment } from '../jobs/view.ts';
import { shownLicenses } from '../licenses/shown-licenses.ts';
import { findCentre } from '../places/search-places.ts';
import { reasonsFor, tradesOf } from './reasons.ts';

const most = 5;
/** How many are read per trade: the reader's own jobs, and those they proposed on, are left out of them. */
const lookedAt = 20;

interface Fit {
  isChild: boolean;
  /** Keys of categories. */
  trades: string[];
  town?: PlaceView | undefined;
  /** Used if no town is known, as with children. */
  state?: string | null;
}

/** Open jobs of the reader's trade near them, newest first; none if neither trade nor place is known. */
export async function fittingJobs(
  { db, searchSql }: Pick<Deps, 'db' | 'searchSql'>,
  actor: Actor,
): Promise<FittingJobs> {
  const fit = await fitOf(db, actor);
  if (!fit) return { items: [], reason: '' };
  const wishes: (string | undefined)[] = fit.trades.length > 0 ? fit.trades : [undefined];
  const found: ListedJob[] = [];
  // One after another: searches have few connections.
  for (const category of wishes)
    found.push(...(await newestFitting(searchSql, actor, fit, category)));
  const others = found.filter(({ clientId }) => clientId !== actor.id);
  const licenses = fit.isChild ? [] : await shownLicenses(db, actor.id);
  const done = await jobsProposedOn(
    db,
    actor.id,
    others.map(({ id }) => id),
  );
  const items = others
    .filter(({ id }) => !done.has(id))
    .sort(newestFirst)
    .slice(0, most)
    .map((job) => toJobView(job, actor, fit.town, true))
    .map((job) => ({ ...job, reasons: reasonsFor(job, { trades: fit.trades, licenses }) }));
  return { items, reason: reasonOf(fit) };
}

const orderOf = ({ createdAt, id }: ListedJob) => `${toMoment(createdAt)} ${id}`;

const newestFirst = (a: ListedJob, b: ListedJob) => (orderOf(a) < orderOf(b) ? 1 : -1);

function newestFitting(
  sql: Deps['searchSql'],
  { id }: Actor,
  { isChild, town, state }: Fit,
  category: string | undefined,
): Promise<ListedJob[]> {
  const query = { limit: lookedAt, category, audience: { id, isChild } };
  if (!town) return state ? newestInState(sql, query, state) : newestJobs(sql, query);
  const { latitude, longitude } = town;
  return newestJobs(sql, { ...query, latitude, longitude, placedOnly: true });
}

/** A client without a trade looks for no work; a child takes any that is near. */
async function fitOf(db: Deps['db'], { id }: Actor): Promise<Fit | undefined> {
  const person = await findPerson(db, id);
  if (!person) return undefined;
  const isChild = isKid(person);
  const offered = isChild ? [] : await categoriesOffered(db, id);
  const trades = tradesOf(person.profession ?? '', offered);
  if (trades.length === 0 && person.userType === 'client') return undefined;
  const { location } = person;
  const town = await findCentre(location);
  const state = location && !town ? stateIn(location) : null;
  return trades.length > 0 || town || state ? { isChild, trades, town, state } : undefined;
}

function reasonOf({ trades, town, state }: Fit): string {
  const labels = new Intl.ListFormat('en-US').format(trades.map(categoryLabel));
  const work = labels ? `${labels} jobs` : 'jobs';
  if (town) return `${work} within ${distanceMiles.initial} miles of ${town.name}, ${town.state}`;
  return state ? `${work} in ${state}` : work;
}
