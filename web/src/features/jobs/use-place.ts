import type { Place } from '@sidework/contracts/kernel/geo';
import { useState } from 'react';
import { locateOrTell } from './locate.ts';

const placeKey = 'sidework.place';

/** Where the reader stands, once allowed: known to this tab alone, through reloads, until it is turned off. */
export function usePlace() {
  const [place, setPlace] = useState(readPlace);
  const [isLocating, setLocating] = useState(false);

  async function enable() {
    setLocating(true);
    const found = await locateOrTell();
    setLocating(false);
    if (!found) return;
    sessionStorage.setItem(placeKey, JSON.stringify(found));
    setPlace(found);
  }

  function disable() {
    sessionStorage.removeItem(placeKey);
    setPlace(undefined);
  }

  return { place, isLocating, enable, disable };
}

function readPlace(): Place | undefined {
  const stored = JSON.parse(sessionStorage.getItem(placeKey) ?? 'null') as Place | null;
  return stored ?? undefined;
}
