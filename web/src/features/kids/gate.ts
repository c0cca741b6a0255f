import type { KidsHindrance } from '@sidework/contracts/identity/kids/kids';
import type { OwnProfile } from '@sidework/contracts/identity/own-profile/own-profile';
import { createStore, useStore } from '../../lib/store.ts';

/** It keeps a person from acting, for good or for now. */
export type Hindrance = KidsHindrance | 'profile_incomplete';

export function hindranceOf({ isSetUp, kids }: OwnProfile): Hindrance | null {
  if (!isSetUp) return 'profile_incomplete';
  return kids?.hindrance ?? null;
}

const shown = createStore<Hindrance | null>(null);

/** Says what is in the way, over whatever page it came up on. */
export const showGate = (hindrance: Hindrance) => shown.set(hindrance);
export const closeGate = () => shown.set(null);

export const useShownGate = () => useStore(shown);
