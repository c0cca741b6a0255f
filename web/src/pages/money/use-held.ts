import { getBalance } from '@sidework/contracts/client-services/balance';
import { listServices } from '@sidework/contracts/client-services/services';
import { useApi } from '../../lib/api.ts';

const limit = 100;

/** The viewer's money is held in services, on either side of them, and in sales of tickets and courses. */
export function useHeld() {
  const own = useApi(listServices, { query: { limit, as: 'professional' } });
  const received = useApi(listServices, { query: { limit, as: 'client' } });
  const { data: balance } = useApi(getBalance);
  const isRead = [own, received].every(({ data, error }) => data ?? error);
  const work = isRead
    ? [
        ...(own.data?.items ?? []).map((service) => ({ service, isOwn: true })),
        ...(received.data?.items ?? []).map((service) => ({ service, isOwn: false })),
      ].filter(({ service }) => service.escrowedAmountCents > 0)
    : undefined;
  return {
    work,
    sales: balance && { count: balance.heldSalesCount, cents: balance.heldSalesCents },
  };
}
