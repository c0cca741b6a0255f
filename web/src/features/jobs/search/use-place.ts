import type { Place } from '@sidework/contracts/kernel/geo';
import { type PlaceView, searchPlaces } from '@sidework/contracts/marketplace/places';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useApi } from '../../../lib/api.ts';
import { keep, readKept } from '../../../lib/kept.ts';
import { readFilters, writeFilters } from './job-filters.ts';
import { placeKey } from './place-key.ts';

/**
 * The reader searches near a town that the address keeps, or near their own location, which only
 * this tab knows. Both survive reloads until they are turned off. A child's location is never asked
 * for.
 */
export function usePlace(isChild: boolean) {
  const [address, setAddress] = useSearchParams();
  const [here, setHere] = useState(() => readKept<Place>('sessionStorage', placeKey));
  const [isLocating, setLocating] = useState(false);
  const [chosen, setChosen] = useState<PlaceView>();
  const filters = readFilters(address);
  const { near } = filters;
  const isKnown = !near || chosen?.zip === near;
  const named = useApi(searchPlaces, isKnown ? null : { query: { search: near } });
  const town = [chosen, ...(named.data?.items ?? [])].find((place) => place?.zip === near);

  async function enable() {
    setLocating(true);
    // Few ask for it, and the list of jobs is what many pages begin with.
    const found = await import('./locate.ts').then(({ locateOrTell }) => locateOrTell());
    setLocating(false);
    if (found) stand(found);
  }

  function stand(place: Place | undefined, near = '') {
    keep('sessionStorage', placeKey, place);
    setHere(place);
    // The device may have taken its time, in which the other filters changed.
    if (near !== filters.near) setAddress(writeFilters({ ...filters, near }), { replace: true });
  }

  return {
    place: town ?? (near || isChild ? undefined : here),
    near,
    town,
    /** Whether the town of the address is still looked up; whether there is none. */
    isFinding: named.isLoading,
    isUnknown: !isKnown && named.data !== undefined && !town,
    isLocating,
    enable,
    choose(place: PlaceView) {
      setChosen(place);
      stand(undefined, place.zip);
    },
    disable: () => stand(undefined),
  };
}
