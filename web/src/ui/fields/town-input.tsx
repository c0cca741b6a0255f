import { useDebouncedValue } from '@mantine/hooks';
import { limits } from '@sidework/contracts/marketplace/limits';
import { type PlaceView, searchPlaces } from '@sidework/contracts/marketplace/places';
import { useId, useState } from 'react';
import { useApi } from '../../lib/api.ts';
import { TextInput, type TextInputProps } from './inputs.ts';

const { min, max } = limits.placeSearch;
const pauseMs = 200;

const nameOf = ({ name, state, zip }: PlaceView, typed: string) =>
  /\d/.test(typed) ? `${name}, ${state} ${zip}` : `${name}, ${state}`;

/**
 * A field for a place, which offers US towns and ZIP codes while one types; any other text is taken as well. The browser's
 * own list serves here, because the kit's would cost a form that many begin with 35 kB.
 */
export function TownInput({ onChange, ...props }: TextInputProps) {
  const list = useId();
  const [typed, setTyped] = useState('');
  const [paused] = useDebouncedValue(typed.trim(), pauseMs);
  const isAsking = paused.length >= min && paused.length <= max;
  const { data } = useApi(searchPlaces, isAsking ? { query: { search: paused } } : null, {
    keepPreviousData: true,
  });
  const towns = isAsking ? (data?.items ?? []).map((place) => nameOf(place, paused)) : [];
  return (
    <>
      <TextInput
        {...props}
        list={list}
        onChange={(event) => {
          setTyped(event.currentTarget.value);
          onChange?.(event);
        }}
      />
      <datalist id={list}>
        {[...new Set(towns)].map((town) => (
          <option key={town} value={town} />
        ))}
      </datalist>
    </>
  );
}
