import { distanceMiles, type Place } from '@sidework/contracts/kernel/geo';
import { jobCategories, youthCategories } from '@sidework/contracts/marketplace/categories';
import type { listJobs } from '@sidework/contracts/marketplace/jobs';
import type { Args } from '../../../lib/endpoint-types.ts';

type Search = NonNullable<Args<typeof listJobs>['query']>;

/** The address keeps these filters, but never the location of the reader's device. */
export interface JobFilters {
  search: string;
  category: string;
  /** The ZIP code of a town that the reader named. */
  near: string;
  withinMiles: number;
  placedOnly: boolean;
  sort: 'newest' | 'nearest';
  /** The least that it pays at most, in dollars, as one of those offered. */
  pays: string;
  /** In how many days it was posted, as one of those offered. */
  days: string;
}

export const budgets = ['50', '100', '250', '500', '1000'];
export const ages = ['1', '3', '7', '14'];

export const noFilters: JobFilters = {
  search: '',
  category: '',
  near: '',
  withinMiles: distanceMiles.initial,
  placedOnly: false,
  sort: 'newest',
  pays: '',
  days: '',
};

/** The filters an address asks for; what makes no sense in it is passed over. */
export function readFilters(address: URLSearchParams): JobFilters {
  return {
    search: address.get('search') ?? noFilters.search,
    category: categoryOf(address.get('category')),
    near: /^\d{5}$/.exec(address.get('near') ?? '')?.[0] ?? noFilters.near,
    withinMiles: distanceOf(address.get('withinMiles')),
    placedOnly: address.get('placedOnly') === 'true',
    sort: address.get('sort') === 'nearest' ? 'nearest' : 'newest',
    pays: budgets.find((each) => each === address.get('pays')) ?? '',
    days: ages.find((each) => each === address.get('days')) ?? '',
  };
}

/** The address of some filters: only what differs from the plain list, so that `/jobs` stays `/jobs`. */
export function writeFilters(filters: JobFilters): URLSearchParams {
  const differing = Object.entries(filters).filter(
    ([name, value]) => value !== noFilters[name as keyof JobFilters],
  );
  return new URLSearchParams(differing.map(([name, value]) => [name, String(value)]));
}

/** The question for the server. Without a place there is no distance to filter or order by. */
export function searchOf(filters: JobFilters, place: Place | { near: string } | undefined): Search {
  const search = filters.search.trim();
  return {
    ...(search && { search }),
    ...(filters.category && { category: filters.category }),
    ...(filters.pays && { minBudgetCents: Number(filters.pays) * 100 }),
    ...(filters.days && { postedWithinDays: Number(filters.days) }),
    ...(place && {
      ...place,
      withinMiles: filters.withinMiles,
      sort: filters.sort,
      ...(filters.placedOnly && { placedOnly: 'true' }),
    }),
  };
}

const categories = [...jobCategories, ...youthCategories];
const categoryOf = (text: string | null) =>
  categories.find(({ key }) => key === text)?.key ?? noFilters.category;

function distanceOf(text: string | null): number {
  const miles = Number(text);
  const { min, max, step } = distanceMiles;
  return text !== null && miles >= min && miles <= max && miles % step === 0
    ? miles
    : distanceMiles.initial;
}
