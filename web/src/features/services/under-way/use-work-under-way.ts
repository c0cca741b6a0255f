import { listServices, type ServiceView } from '@sidework/contracts/client-services/services';
import { useApi } from '../../../lib/api.ts';
import { statesOf } from '../what-waits.ts';

/** The viewer's work under way, on either side of it: first what they do themselves. Undefined until both sides are read. */
export function useWorkUnderWay() {
  const query = { limit: 20 };
  const own = useApi(listServices, { query: { ...query, as: 'professional' } });
  const received = useApi(listServices, { query: { ...query, as: 'client' } });
  if (![own, received].every(({ data, error }) => data ?? error)) return undefined;
  return [
    ...(own.data?.items ?? []).map((service) => ({ service, isOwn: true })),
    ...(received.data?.items ?? []).map((service) => ({ service, isOwn: false })),
  ].filter((work) => work.service.status === 'in_progress' || isTurn(work));
}

/** Whether the viewer is asked for something; money for finished work counts. */
export const isTurn = ({ service, isOwn }: { service: ServiceView; isOwn: boolean }) =>
  statesOf(service, isOwn ? 'professional' : 'client').some(({ meaning }) => meaning === 'turn');
