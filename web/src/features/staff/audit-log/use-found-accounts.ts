import { listAccounts } from '@sidework/contracts/identity/staff/staff-accounts';
import { useApi } from '../../../lib/api.ts';
import { onceAsked } from '../../../lib/once-asked.ts';

const most = 5;

/** The first few accounts that fit; none are asked for before something was searched. */
export function useFoundAccounts(search: string) {
  const args = search ? { query: { search, limit: most } } : null;
  const { data, error } = useApi(listAccounts, args, onceAsked);
  return { accounts: data?.items, error };
}
