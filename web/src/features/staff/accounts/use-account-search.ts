import { listAccounts } from '@sidework/contracts/identity/staff/staff-accounts';
import { useSearchParams } from 'react-router-dom';
import { usePages } from '../../../lib/api.ts';
import { type AccountFilters, readFilters, searchOf, writeFilters } from './account-filters.ts';

/** Accounts as the address asks for them. */
export function useAccountSearch() {
  const [address, setAddress] = useSearchParams();
  const filters = readFilters(address);
  const list = usePages(listAccounts, { query: searchOf(filters) });
  const setFilters = (changed: AccountFilters) =>
    setAddress(writeFilters(changed), { replace: true });
  return {
    ...list,
    filters,
    isNarrowed: writeFilters(filters).size > 0,
    change: (part: Partial<AccountFilters>) => setFilters({ ...filters, ...part }),
    clear: () => setAddress({}, { replace: true }),
  };
}
