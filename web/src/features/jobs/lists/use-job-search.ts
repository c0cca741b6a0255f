import { listFittingJobs, listJobs } from '@sidework/contracts/marketplace/jobs';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useApi, usePages } from '../../../lib/api.ts';
import { useSession } from '../../../lib/session.ts';
import {
  type JobFilters,
  noFilters,
  readFilters,
  searchOf,
  writeFilters,
} from '../search/job-filters.ts';
import type { usePlace } from '../search/use-place.ts';

/** Open jobs as the address asks for them, once it is known where; none near a place that is not known. */
export function useJobSearch({ place, town, isFinding, isUnknown }: ReturnType<typeof usePlace>) {
  const [address, setAddress] = useSearchParams();
  const filters = readFilters(address);
  const isPlaced = !isFinding && !isUnknown;
  const asked = searchOf(filters, town ? { near: town.zip } : place);
  const list = usePages(listJobs, isPlaced ? { query: asked } : null);
  const isNarrowed =
    writeFilters({ ...filters, near: noFilters.near, sort: noFilters.sort }).size > 0;
  // A reader who narrows the list decides what fits, so no suggestions are made.
  const isPlain = isPlaced && !place && !isNarrowed;
  const fitting = useApi(listFittingJobs, useSession() && isPlain ? {} : null);
  // Its first answer holds, even where the session ends: a card that moved between the lists would lose a form open in it.
  const [fit, setFit] = useState(fitting.data);
  if (!fit && fitting.data) setFit(fitting.data);
  const forYou = isPlain && fit ? fit.items : [];
  // Both come at once: nothing is pushed down while it is read.
  const fresh = fitting.isLoading ? undefined : list.items;
  const [lastFound, setLastFound] = useState(fresh);
  if (fresh && fresh !== lastFound) setLastFound(fresh);

  /** Replaces the address: the way back leads to the page before, not through every letter typed. */
  function setFilters(filters: JobFilters) {
    setAddress(writeFilters(filters), { replace: true });
  }

  /** While another search is under way, what the last one found. */
  const found = fresh ?? (list.error ? undefined : lastFound);
  const items = found?.filter(({ id }) => !forYou.some((job) => job.id === id));
  const all = [...forYou, ...(items ?? [])];
  return {
    ...list,
    items,
    /** Jobs that fit the reader come first, and are not in `items`. */
    forYou,
    fit: fit?.reason,
    /** The job to look at beside the list: the one in the address, else the first of another person. */
    chosen:
      all.find(({ id }) => id === address.get('job')) ?? all.find(({ isOwn }) => !isOwn) ?? all[0],
    choose: (job: string) =>
      setAddress(new URLSearchParams([...writeFilters(filters), ['job', job]]), { replace: true }),
    isSearching: !fresh,
    filters,
    isNarrowed,
    change: (part: Partial<JobFilters>) => setFilters({ ...filters, ...part }),
    clear: () => setFilters({ ...noFilters, near: filters.near, sort: filters.sort }),
  };
}
