import { useSyncExternalStore } from 'react';

/** Whether the window is in view: what arrives in one that is not has not been seen. */
export const useIsLookedAt = () => useSyncExternalStore(subscribe, isLookedAt);

const isLookedAt = () => document.visibilityState === 'visible';

function subscribe(listener: () => void): () => void {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
}
