import { createStore, useStore } from '../../lib/store.ts';

type ToastStackCode = typeof import('./toast-stack.tsx');

const fetched = createStore<ToastStackCode | undefined>(undefined);

/** The code of the toasts, or nothing where it cannot be fetched now. */
export async function fetchStack(): Promise<ToastStackCode | undefined> {
  const stack = await import('./toast-stack.tsx').catch(() => undefined);
  if (stack) fetched.set(stack);
  return stack;
}

/** It renders again once any caller has fetched the code. */
export const useFetchedStack = () => useStore(fetched);
