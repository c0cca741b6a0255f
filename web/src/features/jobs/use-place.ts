import type { Place } from '@sidework/contracts/kernel/geo';
import { useState } from 'react';
import { keep, readKept } from '../../lib/kept.ts';
import { placeKey } from './place-key.ts';

/** Where the reader stands, once allowed: known to this tab alone, through reloads, until it is turned off. */
export function usePlace() {
  const [place, setPlace] = useState(() => readKept<Place>('sessionStorage', placeKey));
  const [isLocating, setLocating] = useState(false);

  async function enable() {
    setLocating(true);
    // Few ask for it, and the list of jobs is what many pages begin with.
    const found = await import('./locate.ts').then(({ locateOrTell }) => locateOrTell());
    setLocating(false);
    if (!found) return;
    keep('sessionStorage', placeKey, found);
    setPlace(found);
  }

  function disable() {
    keep('sessionStorage', placeKey, undefined);
    setPlace(undefined);
  }

  return { place, isLocating, enable, disable };
}
