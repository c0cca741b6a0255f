import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { ApiError } from './api-error.ts';

const warning = 'What you wrote is not sent yet, and is lost when you leave. Leave the page?';

/**
 * Sends what a form holds. Without a network it waits in the open page, is stored nowhere, and goes out by itself once
 * the network is back; leaving the page ends the wait, with a warning.
 */
export function useSendWhenOnline() {
  const [isWaiting, setWaiting] = useState(false);
  const page = useRef<AbortController>(undefined);

  useEffect(() => {
    page.current = new AbortController();
    return () => page.current?.abort();
  }, []);
  // The warning holds from the moment at which the page says that it waits.
  useLayoutEffect(() => (isWaiting ? warnOfLeaving() : undefined), [isWaiting]);

  async function send<T>(action: () => Promise<T>): Promise<T> {
    for (;;) {
      try {
        return await action();
      } catch (error) {
        if (!isOffline(error)) throw error;
        setWaiting(true);
        const isLeft = await online(page.current?.signal);
        setWaiting(false);
        if (isLeft) throw error;
      }
    }
  }

  return { isWaiting, send };
}

const isOffline = (error: unknown) =>
  error instanceof ApiError && error.status === 0 && !navigator.onLine;

/** Waits for the network; gives whether the page was left before. */
function online(left: AbortSignal | undefined): Promise<boolean> {
  return new Promise((resolve) => {
    addEventListener('online', () => resolve(false), { once: true, ...(left && { signal: left }) });
    left?.addEventListener('abort', () => resolve(true), { once: true });
  });
}

function warnOfLeaving(): () => void {
  const keepOpen = (event: BeforeUnloadEvent) => event.preventDefault();
  function ask(event: MouseEvent) {
    const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
    if (!link || confirm(warning)) return;
    event.preventDefault();
    event.stopPropagation();
  }
  addEventListener('beforeunload', keepOpen);
  addEventListener('click', ask, { capture: true });
  return () => {
    removeEventListener('beforeunload', keepOpen);
    removeEventListener('click', ask, { capture: true });
  };
}
