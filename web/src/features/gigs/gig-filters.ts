/** What narrows the list of gigs; it stands in the address. */
export interface GigFilters {
  search: string;
  category: string;
  /** In dollars, as one of those offered. */
  upTo: string;
}

const names = ['search', 'category', 'upTo'] as const;

export const priceLimits = ['25', '50', '100', '250', '500', '1000'] as const;

export function readFilters(address: URLSearchParams): GigFilters {
  const upTo = address.get('upTo') ?? '';
  return {
    search: address.get('search') ?? '',
    category: address.get('category') ?? '',
    upTo: priceLimits.some((limit) => limit === upTo) ? upTo : '',
  };
}

export const writeFilters = (filters: GigFilters): URLSearchParams =>
  new URLSearchParams(names.filter((name) => filters[name]).map((name) => [name, filters[name]]));

/** The question for the server. */
export function searchOf({ search, category, upTo }: GigFilters) {
  return {
    ...(search.trim() && { search: search.trim() }),
    ...(category && { category }),
    ...(upTo && { maxPriceCents: Number(upTo) * 100 }),
  };
}
