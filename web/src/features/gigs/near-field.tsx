import { useDebouncedValue } from '@mantine/hooks';
import { limits } from '@sidework/contracts/marketplace/limits';
import { type PlaceView, searchPlaces } from '@sidework/contracts/marketplace/places';
import { useEffect, useEffectEvent, useState } from 'react';
import { useApi } from '../../lib/api.ts';
import { SuggestField } from '../../ui/fields/suggest-field.tsx';

const { min, max } = limits.placeSearch;
const pauseMs = 200;
const textOf = ({ name, state, zip }: PlaceView) => `${name}, ${state} ${zip}`;

interface Props {
  label?: string;
  /** A form sends its text under this. */
  name?: string;
  /** The ZIP code that is searched around. */
  near: string;
  onChange: (near: string) => void;
}

/** A town or a ZIP code. Enter takes the first that is found, and so does leaving a whole ZIP code. */
export function NearField({ label = 'Near', name, near, onChange }: Props) {
  const [typed, setTyped] = useState<string>();
  const [awaited, setAwaited] = useState<string>();
  const text = typed?.trim() ?? near;
  const [paused] = useDebouncedValue(text, pauseMs);
  const asked = awaited ?? paused;
  const list = useApi(searchPlaces, asked.length >= min ? { query: { search: asked } } : null, {
    keepPreviousData: true,
  });
  const places = asked.length >= min ? (list.data?.items ?? []) : [];
  const town = places.find(({ zip }) => zip === near);
  const isAnswered = asked === text && !list.isLoading && !list.error;
  const first = awaited !== undefined && isAnswered ? places[0] : undefined;

  function choose({ zip }: PlaceView) {
    setAwaited(undefined);
    setTyped(undefined);
    onChange(zip);
  }
  const chooseFirst = useEffectEvent(choose);
  useEffect(() => {
    if (first) chooseFirst(first);
  }, [first]);

  function type(text: string) {
    setAwaited(undefined);
    setTyped(text);
    if (!text && near) onChange('');
  }

  const isTyping = typed !== undefined && text.length >= min;
  const isUnknown = (isTyping || near !== '') && isAnswered && places.length === 0;
  return (
    <SuggestField
      label={label}
      {...(name && { name })}
      placeholder="Town or ZIP"
      maxLength={max}
      value={typed ?? (town ? textOf(town) : near)}
      onType={type}
      suggestions={isTyping ? places.map(textOf) : []}
      onChoose={(at) => places[at] && choose(places[at])}
      onEnter={() => isTyping && setAwaited(text)}
      onLeave={() => typed !== undefined && /^\d{5}$/.test(text) && setAwaited(text)}
      onClear={() => type('')}
      error={isUnknown ? 'No US town or ZIP code like that' : list.error?.message}
    />
  );
}
