import { listAccounts } from '@sidework/contracts/identity/staff/staff-accounts';
import { useAddressFilters } from '../../../lib/address-filters.ts';
import { usePages } from '../../../lib/api.ts';
import { readFilters, searchOf } from './account-filters.ts';

/** Accounts as the address asks for them. */
export function useAccountSearch() {
  const narrowing = useAddressFilters({ read: readFilters });
  const list = usePages(listAccounts, { query: searchOf(narrowing.filters) });
  return { ...list, ...narrowing };
}
