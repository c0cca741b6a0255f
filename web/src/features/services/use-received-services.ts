import { listServices } from '@sidework/contracts/client-services/services';
import { useEffect, useState } from 'react';
import { usePages } from '../../lib/api.ts';

const everyMs = 1_000;
const mostTries = 15;

/**
 * The services that others do for the viewer. A hire becomes a service by an event: `awaitedJobId` is a job just
 * filled, whose service is asked for every second until it is there.
 */
export function useReceivedServices(awaitedJobId: string | undefined) {
  const list = usePages(listServices, { query: { as: 'client' } }, { isLive: true });
  const [tries, setTries] = useState(0);
  const { items, mutate } = list;
  const isAwaited =
    awaitedJobId !== undefined &&
    items !== undefined &&
    tries < mostTries &&
    !items.some(({ jobRequestId }) => jobRequestId === awaitedJobId);

  useEffect(() => {
    if (!isAwaited) return;
    const timer = setInterval(() => {
      setTries((count) => count + 1);
      void mutate();
    }, everyMs);
    return () => clearInterval(timer);
  }, [isAwaited, mutate]);

  return { ...list, isAwaited };
}
