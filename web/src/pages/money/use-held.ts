import { getBalance } from '@sidework/contracts/client-services/balance';
import { listServices } from '@sidework/contracts/client-services/services';
import { useApi } from '../../lib/api.ts';

const limit = 100;

/** The viewer's money is held in services, on either side of them, and in sales of tickets and courses. */
export function useHeld() {
  const own = useApi(listServices, { query: { limit, as: 'professional' } });
  const received = useApi(listServices, { query: { limit, as: 'client' } });
  const { data: balance } = useApi(getBalance);
  // A side that did not load is not told as if nothing were held.
  const work =
    own.data && received.data
      ? [
          ...own.data.items.map((service) => ({ service, isOwn: true })),
          ...received.data.items.map((service) => ({ service, isOwn: false })),
        ].filter(({ service }) => service.escrowedAmountCents > 0)
      : undefined;
  return {
    work,
    error: work ? undefined : (own.error ?? received.error),
    retry: () => Promise.all([own.mutate(), received.mutate()]),
    sales: balance && { count: balance.heldSalesCount, cents: balance.heldSalesCents },
  };
}
