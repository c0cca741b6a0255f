import { listGigs } from '@sidework/contracts/marketplace/gigs';
import { useState } from 'react';
import { useAddressFilters } from '../../lib/address-filters.ts';
import { usePages } from '../../lib/api.ts';
import { readFilters, searchOf } from './gig-filters.ts';

/** Active gigs as the address asks for them. */
export function useGigSearch() {
  const narrowing = useAddressFilters({ read: readFilters });
  const list = usePages(listGigs, { query: searchOf(narrowing.filters) });
  const [lastFound, setLastFound] = useState(list.items);
  if (list.items && list.items !== lastFound) setLastFound(list.items);
  return {
    ...list,
    ...narrowing,
    /** While another search is under way, what the last one found. */
    items: list.items ?? (list.error ? undefined : lastFound),
  };
}

/** The gigs of one person. */
export const useGigsOf = (professionalId: string) =>
  usePages(listGigs, { query: { professionalId } });
