import { useSyncExternalStore } from 'react';

type ToastStackCode = typeof import('./toast-stack.tsx');

let fetched: ToastStackCode | undefined;
const watchers = new Set<() => void>();

/** The code of the toasts, or nothing where it cannot be fetched now. */
export async function fetchStack(): Promise<ToastStackCode | undefined> {
  const stack = await import('./toast-stack.tsx').catch(() => undefined);
  if (stack && !fetched) {
    fetched = stack;
    for (const tell of watchers) tell();
  }
  return stack;
}

/** That code as soon as anybody fetched it. */
export function useFetchedStack(): ToastStackCode | undefined {
  return useSyncExternalStore(watch, () => fetched);
}

function watch(tell: () => void): () => void {
  watchers.add(tell);
  return () => watchers.delete(tell);
}
