import { listJobs } from '@sidework/contracts/marketplace/jobs';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { usePages } from '../../lib/api.ts';
import { type JobFilters, noFilters, readFilters, searchOf, writeFilters } from './job-filters.ts';
import type { usePlace } from './use-place.ts';

/** Open jobs as the address asks for them, once it is known where; none near a place that is not known. */
export function useJobSearch({ place, isFinding, isUnknown }: ReturnType<typeof usePlace>) {
  const [address, setAddress] = useSearchParams();
  const filters = readFilters(address);
  const isPlaced = !isFinding && !isUnknown;
  const list = usePages(listJobs, isPlaced ? { query: searchOf(filters, place) } : null);
  const [lastFound, setLastFound] = useState(list.items);
  if (list.items && list.items !== lastFound) setLastFound(list.items);

  /** Replaces the address: the way back leads to the page before, not through every letter typed. */
  function setFilters(filters: JobFilters) {
    setAddress(writeFilters(filters), { replace: true });
  }

  /** While another search is under way, what the last one found. */
  const items = list.items ?? (list.error ? undefined : lastFound);
  return {
    ...list,
    items,
    /** The job to look at beside the list: the one in the address, else the first. */
    chosen: items?.find(({ id }) => id === address.get('job')) ?? items?.[0],
    choose: (job: string) =>
      setAddress(new URLSearchParams([...writeFilters(filters), ['job', job]]), { replace: true }),
    isSearching: !list.items,
    filters,
    isNarrowed: writeFilters({ ...filters, near: noFilters.near, sort: noFilters.sort }).size > 0,
    change: (part: Partial<JobFilters>) => setFilters({ ...filters, ...part }),
    clear: () => setFilters({ ...noFilters, near: filters.near, sort: filters.sort }),
  };
}
