import { listGigs } from '@sidework/contracts/marketplace/gigs';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { usePages } from '../../lib/api.ts';
import { type GigFilters, readFilters, searchOf, writeFilters } from './gig-filters.ts';

/** Active gigs as the address asks for them. */
export function useGigSearch() {
  const [address, setAddress] = useSearchParams();
  const filters = readFilters(address);
  const list = usePages(listGigs, { query: searchOf(filters) });
  const [lastFound, setLastFound] = useState(list.items);
  if (list.items && list.items !== lastFound) setLastFound(list.items);
  const setFilters = (next: GigFilters) => setAddress(writeFilters(next), { replace: true });
  return {
    ...list,
    /** While another search is under way, what the last one found. */
    items: list.items ?? (list.error ? undefined : lastFound),
    filters,
    isNarrowed: writeFilters(filters).size > 0,
    change: (part: Partial<GigFilters>) => setFilters({ ...filters, ...part }),
    clear: () => setFilters({ search: '', category: '', upTo: '' }),
  };
}

/** The gigs of one person. */
export const useGigsOf = (professionalId: string) =>
  usePages(listGigs, { query: { professionalId } });
