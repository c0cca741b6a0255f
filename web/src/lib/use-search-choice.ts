import { useSearchParams } from 'react-router-dom';

/** What is chosen on a page, kept in the address so that back and reload keep it. An empty choice leaves it. */
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
