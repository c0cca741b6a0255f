import { useDebouncedValue } from '@mantine/hooks';
import { limits } from '@sidework/contracts/marketplace/limits';
import { type PlaceView, searchPlaces } from '@sidework/contracts/marketplace/places';
import { useEffect, useEffectEvent, useState } from 'react';
import { useApi } from '../../../lib/api.ts';
import { SuggestField } from '../../../ui/fields/suggest-field.tsx';
import type { usePlace } from './use-place.ts';

const { min, max } = limits.placeSearch;
const pauseMs = 200;
const unknown = 'No US town or ZIP code like that';
const placeText = ({ name, state, zip }: PlaceView) => `${name}, ${state} ${zip}`;

interface Props {
  label: string;
  placeholder: string;
  location: ReturnType<typeof usePlace>;
  /** It is the text typed before this field loaded. */
  begun: string;
  hadFocus: boolean;
}

/** Searches the towns and ZIP codes as they are typed. The first found is taken by Enter, and by leaving a whole ZIP code. */
export function PlaceSearch({ location, begun, hadFocus, ...texts }: Props) {
  const { near, town } = location;
  const chosen = town ? placeText(town) : near;
  const [followed, setFollowed] = useState(chosen);
  const [typed, setTyped] = useState(begun || chosen);
  const [awaited, setAwaited] = useState<string>();
  const text = typed.trim();
  const [paused] = useDebouncedValue(text, pauseMs);
  if (chosen !== followed) {
    setFollowed(chosen);
    setTyped(chosen);
  }

  const asked = awaited ?? paused;
  const isAsking = text !== chosen && text.length >= min && asked.length >= min;
  const list = useApi(searchPlaces, isAsking ? { query: { search: asked } } : null, {
    keepPreviousData: true,
  });
  const places = isAsking ? (list.data?.items ?? []) : [];
  const isAnswered = isAsking && asked === text && !list.isLoading && !list.error;
  const first = awaited !== undefined && isAnswered ? places[0] : undefined;

  function choose(place: PlaceView) {
    setAwaited(undefined);
    setTyped(placeText(place));
    location.choose(place);
  }
  const chooseFirst = useEffectEvent(choose);
  useEffect(() => {
    if (first) chooseFirst(first);
  }, [first]);

  function type(typed: string) {
    setAwaited(undefined);
    setTyped(typed);
    if (!typed && near) location.disable();
  }

  const isUnknown = isAnswered ? places.length === 0 : location.isUnknown && text === near;
  return (
    <SuggestField
      {...texts}
      maxLength={max}
      autoFocus={hadFocus}
      value={typed}
      onType={type}
      suggestions={places.map(placeText)}
      onChoose={(at) => places[at] && choose(places[at])}
      onEnter={() => setAwaited(text)}
      onLeave={() => /^\d{5}$/.test(text) && setAwaited(text)}
      onClear={() => type('')}
      error={isUnknown ? unknown : isAsking ? list.error?.message : undefined}
    />
  );
}
