import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { SearchField } from '../../../ui/fields/plain-fields.tsx';
import type { usePlace } from './use-place.ts';

const texts = { label: 'Town or ZIP', placeholder: 'Any' };

interface Begun {
  Search: typeof import('./place-search.tsx').PlaceSearch;
  begun: string;
  hadFocus: boolean;
}

/** Its suggestions come with the first focus: few name a place, and the list of jobs is what many pages begin with. */
export function PlaceField({ location }: { location: ReturnType<typeof usePlace> }) {
  const input = useRef<HTMLInputElement>(null);
  const [whole, setWhole] = useState<Begun>();

  async function complete() {
    const { PlaceSearch: Search } = await import('./place-search.tsx');
    const { current } = input;
    if (current)
      setWhole({ Search, begun: current.value, hadFocus: current === document.activeElement });
  }

  const completeIfNamed = useEffectEvent(() => {
    if (location.near) void complete();
  });
  useEffect(() => completeIfNamed(), []);

  if (whole) {
    const { Search, ...rest } = whole;
    return <Search {...texts} {...rest} location={location} />;
  }
  return (
    <SearchField
      {...texts}
      ref={input}
      role="combobox"
      aria-expanded={false}
      onFocus={() => void complete()}
    />
  );
}
