import { type GigSort, gigSorts } from '@sidework/contracts/marketplace/gig-sorts';
import { optionIn } from '../../lib/address-filters.ts';

/** The filters and the order of the list of gigs, which the address keeps. */
export interface GigFilters {
  search: string;
  category: string;
  /** In dollars, as one of those offered. */
  upTo: string;
  /** The least rating of who offers it. */
  rating: string;
  /** The ZIP code of a town that the reader named. */
  near: string;
  /** In miles from there. */
  within: string;
  sort: '' | GigSort;
  /** `true` leaves out who holds no verified license. */
  licensed: '' | 'true';
}

export const priceLimits = ['25', '50', '100', '250', '500', '1000'] as const;
export const ratings = ['3', '4', '4.5'] as const;
export const distances = ['5', '10', '25', '50', '100'] as const;
const usualDistance = '50';

export function readFilters(address: URLSearchParams): GigFilters {
  return {
    search: address.get('search') ?? '',
    category: address.get('category') ?? '',
    upTo: optionIn(priceLimits, address.get('upTo')),
    rating: optionIn(ratings, address.get('rating')),
    near: /^\d{5}$/.exec(address.get('near') ?? '')?.[0] ?? '',
    within: optionIn(distances, address.get('within')),
    sort: optionIn(gigSorts, address.get('sort')),
    licensed: optionIn(['true'], address.get('licensed')),
  };
}

export const distanceOf = ({ within }: GigFilters) => within || usualDistance;

/** The orders that make sense of some filters; the first is the one without a choice. */
export function ordersOf({
  search,
  near,
}: GigFilters): { value: GigFilters['sort']; label: string }[] {
  const usual = search ? 'Best match first' : near ? 'Nearest first' : 'Newest first';
  return [
    { value: '', label: usual },
    ...(search && near ? [{ value: 'nearest' as const, label: 'Nearest first' }] : []),
    ...(search || near ? [{ value: 'newest' as const, label: 'Newest first' }] : []),
    { value: 'rating', label: 'Best rated first' },
    { value: 'price', label: 'Lowest price first' },
  ];
}

/** The question for the server. */
export function searchOf(filters: GigFilters) {
  const { search, category, upTo, rating, near, licensed } = filters;
  const sort = ordersOf(filters).find(({ value }) => value === filters.sort)?.value;
  return {
    ...(search.trim() && { search: search.trim() }),
    ...(category && { category }),
    ...(upTo && { maxPriceCents: Number(upTo) * 100 }),
    ...(rating && { minRating: Number(rating) }),
    ...(licensed && { isLicensed: licensed }),
    ...(near && { near, withinMiles: Number(distanceOf(filters)) }),
    ...(sort && { sort }),
  };
}
