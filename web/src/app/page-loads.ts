import { createStore, useStore } from '../lib/store.ts';
import type { LoadPage } from './page-table.ts';

const pending = createStore(0);

/** The same, counted while it runs: the page before stays in place meanwhile and says nothing of it. */
export function counted(load: LoadPage): LoadPage {
  return async () => {
    pending.set((count) => count + 1);
    try {
      return await load();
    } finally {
      pending.set((count) => count - 1);
    }
  };
}

export const useIsPageLoading = () => useStore(pending) > 0;
