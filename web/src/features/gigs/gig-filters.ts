import { optionIn } from '../../lib/address-filters.ts';

/** The address keeps these filters. */
export interface GigFilters {
  search: string;
  category: string;
  /** In dollars, as one of those offered. */
  upTo: string;
}

export const priceLimits = ['25', '50', '100', '250', '500', '1000'] as const;

export function readFilters(address: URLSearchParams): GigFilters {
  return {
    search: address.get('search') ?? '',
    category: address.get('category') ?? '',
    upTo: optionIn(priceLimits, address.get('upTo')),
  };
}

/** The question for the server. */
export function searchOf({ search, category, upTo }: GigFilters) {
  return {
    ...(search.trim() && { search: search.trim() }),
    ...(category && { category }),
    ...(upTo && { maxPriceCents: Number(upTo) * 100 }),
  };
}
