import { useSearchParams } from 'react-router-dom';

/** An unknown value in the address filters nothing. */
export const optionIn = <Option extends string>(options: readonly Option[], given: string | null) =>
  options.find((option) => option === given) ?? '';

/** Filters that are texts, as an address says them; an empty one is left out. */
export const writeTexts = (filters: object) =>
  new URLSearchParams(
    Object.entries(filters).filter((entry): entry is [string, string] => entry[1] !== ''),
  );

interface Kind<Filters> {
  /** The filters that an address asks for, without what makes no sense in it. */
  read: (address: URLSearchParams) => Filters;
  write?: (filters: Filters) => URLSearchParams;
}

/**
 * The filters of a list stand in the address. A change replaces it: the way back leads to the page before, not through
 * every letter that was typed.
 */
export function useAddressFilters<Filters extends object>({
  read,
  write = writeTexts,
}: Kind<Filters>) {
  const [address, setAddress] = useSearchParams();
  const filters = read(address);
  const set = (next: Filters) => setAddress(write(next), { replace: true });
  return {
    filters,
    isNarrowed: write(filters).size > 0,
    change: (part: Partial<Filters>) => set({ ...filters, ...part }),
    clear: () => set(read(new URLSearchParams())),
    clearBut: (kept: Partial<Filters>) => set({ ...read(new URLSearchParams()), ...kept }),
  };
}
