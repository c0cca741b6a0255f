import { getOwnProfile } from '@sidework/contracts/identity/own-profile/own-profile';
import { call } from '../../lib/api.ts';
import { getSession } from '../../lib/session.ts';
import { hindranceOf, showGate } from './gate.ts';

/** The adult of whom it is known that nothing is in their way; a child's guardian may change that at any moment. */
let settled: string | undefined;

/**
 * A courtesy, since the service decides: where the profile cannot be read an adult goes on, and of a child it is said
 * why it does not.
 */
export async function passGate(action: () => void): Promise<void> {
  const viewer = getSession()?.viewer;
  if (!viewer || viewer.id === settled) return action();
  const isChild = viewer.accountType === 'sidework_kids';
  const profile = await call(getOwnProfile).catch((error: unknown) => {
    if (isChild) throw error;
  });
  const hindrance = profile && hindranceOf(profile);
  if (hindrance) return showGate(hindrance);
  if (profile && !isChild && !profile.kids) settled = viewer.id;
  action();
}
