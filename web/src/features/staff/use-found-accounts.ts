import { getAccount, listAccounts } from '@sidework/contracts/identity/staff';
import { useApi } from '../../lib/api.ts';

const most = 5;

/** The first few accounts that fit; none are asked for before something was searched. */
export function useFoundAccounts(search: string) {
  const { data, error } = useApi(listAccounts, search ? { query: { search, limit: most } } : null);
  return { accounts: data?.items, error };
}

/** Undefined until it is known, and where the account is gone. */
export function useAccountName(userId: string): string | undefined {
  return useApi(getAccount, { params: { userId } }).data?.fullName;
}
