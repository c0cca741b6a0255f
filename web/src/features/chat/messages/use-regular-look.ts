import { useEffect, useEffectEvent } from 'react';
import { useConnectionState } from '../../../lib/realtime.ts';

const everyMs = 15_000;

/** Looks once at first, and then every few seconds, whether there is something to do. */
export function useRegularLook(
  isOn: boolean,
  look: (isFirst: boolean, isLive: boolean) => void,
): void {
  const isLive = useConnectionState() === 'open';
  const lookNow = useEffectEvent((isFirst: boolean) => look(isFirst, isLive));
  useEffect(() => {
    if (!isOn) return;
    lookNow(true);
    const timer = setInterval(() => lookNow(false), everyMs);
    return () => clearInterval(timer);
  }, [isOn]);
}
