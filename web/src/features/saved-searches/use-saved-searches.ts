import type { AlertTime } from '@sidework/contracts/marketplace/saved-search-words';
import {
  changeSearchAlert,
  deleteSavedSearch,
  listSavedSearches,
} from '@sidework/contracts/marketplace/saved-searches';
import { call, useApi } from '../../lib/api.ts';

export function useSavedSearches() {
  const { data, error, mutate } = useApi(listSavedSearches);
  const known = async (done: Promise<unknown>) => {
    await done;
    await mutate();
  };
  return {
    searches: data?.items,
    error,
    reload: () => mutate(),
    alert: (savedSearchId: string, alert: AlertTime) =>
      known(call(changeSearchAlert, { params: { savedSearchId }, body: { alert } })),
    remove: (savedSearchId: string) =>
      known(call(deleteSavedSearch, { params: { savedSearchId } })),
  };
}
