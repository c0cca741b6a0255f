import { listWaitingConsents } from '@sidework/contracts/identity/family/consents';
import { useApi } from '../../lib/api.ts';

/** The viewer's own consents that do not count yet. */
export function useWaitingConsents() {
  const { data, error, mutate } = useApi(listWaitingConsents);
  return { consents: data?.items ?? [], error, reload: () => mutate() };
}
