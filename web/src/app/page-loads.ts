import { useSyncExternalStore } from 'react';
import type { LoadPage } from './page-table.ts';

let pending = 0;
const listeners = new Set<() => void>();

/** The same, counted while it runs: the page before stays in place meanwhile and says nothing of it. */
export function counted(load: LoadPage): LoadPage {
  return async () => {
    change(1);
    try {
      return await load();
    } finally {
      change(-1);
    }
  };
}

export function useIsPageLoading(): boolean {
  return useSyncExternalStore(subscribe, () => pending > 0);
}

function change(by: number): void {
  pending += by;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
