import { getQueueCounts } from '@sidework/contracts/identity/staff/staff';
import { useApi } from '../../../lib/api.ts';

const everyMs = 15_000;

/** How much waits in each queue; others decide meanwhile. */
export function useQueueCounts() {
  const { data, error, mutate } = useApi(getQueueCounts, undefined, { refreshInterval: everyMs });
  return { counts: data, error, reload: () => mutate() };
}
