import { useSyncExternalStore } from 'react';

/** As wide as two columns need; style sheets say the same as 60em. */
const wide = '(min-width: 60em)';

/** Whether there is room for a list and what is chosen in it side by side. */
export function useIsWide(): boolean {
  return useSyncExternalStore(watch, () => matchMedia(wide).matches);
}

function watch(tell: () => void): () => void {
  const query = matchMedia(wide);
  query.addEventListener('change', tell);
  return () => query.removeEventListener('change', tell);
}
