import { serviceHealths } from '@sidework/contracts/health';
import type { ServiceName } from '@sidework/contracts/platform';
import { useState } from 'react';
import { useApi } from '../../lib/api.ts';
import { type LagSample, withSample } from './lag-history.ts';

const everyMs = 5_000;

/** A service's own word every five seconds and at focus, with the lag of its outbox since the page was opened. */
export function useServiceHealth(service: ServiceName) {
  const [history, setHistory] = useState<LagSample[]>([]);
  const { data, error } = useApi(serviceHealths[service], undefined, {
    refreshInterval: everyMs,
    // SWR stops refreshing at an error; its own pauses between retries would grow to minutes.
    shouldRetryOnError: true,
    onErrorRetry: (_error, _key, _config, revalidate, options) =>
      setTimeout(revalidate, everyMs, options),
    onSuccess: ({ outbox }) => {
      if (!outbox) return;
      const sample = { at: Date.now(), seconds: outbox.lagSeconds };
      setHistory((known) => withSample(known, sample));
    },
  });
  return { health: data, error, history };
}
