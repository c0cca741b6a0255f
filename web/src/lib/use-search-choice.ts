import { useSearchParams } from 'react-router-dom';

/**
 * The address keeps the choice, so that back and reload keep it; an empty choice leaves the
 * address.
 */
export function useSearchChoice() {
  const [search, setSearch] = useSearchParams();

  function set(change: Record<string, string>) {
    const next = new URLSearchParams(search);
    for (const [name, value] of Object.entries(change)) {
      if (value) next.set(name, value);
      else next.delete(name);
    }
    setSearch(next, { replace: true });
  }

  return { get: (name: string) => search.get(name) ?? '', set };
}
