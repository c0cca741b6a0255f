import { useSyncExternalStore } from 'react';

let hasIncome = false;
const listeners = new Set<() => void>();

/** Whether the child who is signed in has earned something here; no until it is known. */
export const useHasIncome = () => useSyncExternalStore(subscribe, () => hasIncome);

export function showHasIncome(next: boolean): void {
  hasIncome = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
