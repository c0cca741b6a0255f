import { formatCents } from '../kernel/money.ts';
import { categoryLabel } from './categories.ts';

export const savedThings = ['jobs', 'gigs'] as const;
export type SavedThings = (typeof savedThings)[number];

/** `daily` is a digest at noon UTC, when the day begins in the United States. */
export const alertTimes = ['at_once', 'daily', 'never'] as const;
export type AlertTime = (typeof alertTimes)[number];

/** A saved search as its row or its request has it. */
export interface SearchCriteria {
  things: SavedThings;
  search: string;
  category?: string | null | undefined;
  near?: string | null | undefined;
  withinMiles?: number | null | undefined;
  minBudgetCents?: number | null | undefined;
  maxPriceCents?: number | null | undefined;
  minRating?: number | null | undefined;
  isLicensed: boolean;
}

/** `town` is the name of the place that `near` is the ZIP code of. */
export function savedSearchLabel(wanted: SearchCriteria, town: string | undefined): string {
  const { things, search, category, near, withinMiles, minRating, isLicensed } = wanted;
  const kind = things === 'jobs' ? 'jobs' : 'services';
  const what = category ? `${categoryLabel(category)} ${kind}` : kind;
  const words = [
    search ? `${what} for “${search}”` : what,
    near && `within ${withinMiles ?? 50} miles of ${town ?? near}`,
    wanted.minBudgetCents && `from ${formatCents(wanted.minBudgetCents)}`,
    wanted.maxPriceCents && `up to ${formatCents(wanted.maxPriceCents)}`,
    minRating && `rated ${minRating} and up`,
    isLicensed && 'licensed',
  ].filter(Boolean);
  const label = words.join(', ').replace(', within', ' within');
  return label[0]?.toUpperCase() + label.slice(1);
}

/** The list of the web app with these words and filters. */
export function savedSearchPath(wanted: SearchCriteria): string {
  const { things, search, category, near, withinMiles, minRating, isLicensed } = wanted;
  const isOfJobs = things === 'jobs';
  const dollars = (cents: number | null | undefined) => (cents ? String(cents / 100) : '');
  const filters = {
    search,
    category: category ?? '',
    near: near ?? '',
    [isOfJobs ? 'withinMiles' : 'within']: near && withinMiles ? String(withinMiles) : '',
    pays: dollars(wanted.minBudgetCents),
    upTo: dollars(wanted.maxPriceCents),
    rating: minRating ? String(minRating) : '',
    licensed: isLicensed ? 'true' : '',
  };
  const given = Object.entries(filters).filter(([, value]) => value !== '');
  const words = given.map(([name, value]) => `${name}=${encodeURIComponent(value)}`);
  return `/${things}?${words.join('&')}`;
}
