import {
  listServices,
  requestChanges,
  type ServiceView,
  setDeadline,
} from '@sidework/contracts/client-services/services';
import { useEffect, useEffectEvent, useState } from 'react';
import { call, usePages } from '../../../lib/api.ts';
import { viewersZone } from '../../../lib/zones.ts';
import type { ShownServices } from '../parts/use-service.ts';

const everyMs = 1_000;
const mostTries = 15;

/**
 * The services that others do for the viewer. A hire becomes a service by an event: `awaitedJobId` is a job just
 * filled, whose service is asked for a second after each answer, for a while, until it is there.
 */
export function useReceivedServices(awaitedJobId: string | undefined) {
  const list = usePages(listServices, { query: { as: 'client' } }, { isLive: true });
  const [tries, setTries] = useState(0);
  const { items, isValidating, refresh } = list;
  const isAwaited =
    awaitedJobId !== undefined &&
    items !== undefined &&
    tries < mostTries &&
    !items.some(({ jobRequestId }) => jobRequestId === awaitedJobId);

  const askAgain = useEffectEvent(() => {
    setTries((count) => count + 1);
    refresh();
  });
  useEffect(() => {
    if (!isAwaited || isValidating) return;
    const timer = setTimeout(askAgain, everyMs);
    return () => clearTimeout(timer);
  }, [isAwaited, isValidating]);

  return { ...list, ...receivedActs(list), isAwaited };
}

/** A client has the same actions wherever a service is shown. */
export function receivedActs(shown: ShownServices) {
  /** The day is meant where it is set. */
  function setDay(service: ServiceView, deadline: string | null) {
    const timeZone = viewersZone();
    const params = { serviceId: service.id };
    const told = { deadline, deadlineTimeZone: deadline && timeZone };
    return shown.change(service, told, () =>
      call(setDeadline, { params, body: { deadline, timeZone } }),
    );
  }

  function reopen(service: ServiceView, reason: string) {
    const params = { serviceId: service.id };
    return shown.change(service, {}, () => call(requestChanges, { params, body: { reason } }));
  }

  return { setDay, reopen };
}
