import type { KidsHindrance } from '@sidework/contracts/identity/kids';
import type { OwnProfile } from '@sidework/contracts/identity/profiles';
import { useSyncExternalStore } from 'react';

/** Why somebody may not act yet, or just now. */
export type Hindrance = KidsHindrance | 'profile_incomplete';

export function hindranceOf({ isSetUp, kids }: OwnProfile): Hindrance | null {
  if (!isSetUp) return 'profile_incomplete';
  return kids?.hindrance ?? null;
}

let shown: Hindrance | null = null;
const listeners = new Set<() => void>();

function set(hindrance: Hindrance | null): void {
  shown = hindrance;
  for (const listener of listeners) listener();
}

/** Says what is in the way, over whatever page it came up on. */
export const showGate = (hindrance: Hindrance) => set(hindrance);
export const closeGate = () => set(null);

export const useShownGate = () => useSyncExternalStore(follow, () => shown);

function follow(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
