import { createStore, useStore } from '../../lib/store.ts';

const hasIncome = createStore(false);

/** Whether the child who is signed in has earned something here; no until it is known. */
export const useHasIncome = () => useStore(hasIncome);

export const showHasIncome = (next: boolean) => hasIncome.set(next);
