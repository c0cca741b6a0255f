import { createStore } from '../../lib/store.ts';

/** Whether the menu of narrow screens is open: its own button opens it, and "Me" of the bottom bar. */
export const menuOpen = createStore(false);
