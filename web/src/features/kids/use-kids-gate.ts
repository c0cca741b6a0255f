import { getOwnProfile } from '@sidework/contracts/identity/profiles';
import { texts } from '@sidework/contracts/texts';
import { useApi } from '../../lib/api.ts';
import { messageOf } from '../../lib/messages.ts';
import { useSession } from '../../lib/session.ts';
import { toastFailure } from '../../ui/toasts.ts';
import { hindranceOf, showGate } from './gate.ts';

/**
 * Lets somebody begin an action, or says why they cannot yet. It is a courtesy, the service decides: where the profile
 * cannot be read an adult goes on, and a child does not.
 */
export function useKidsGate() {
  const session = useSession();
  const { data, error, mutate } = useApi(getOwnProfile, session ? {} : null);
  const accountType = session?.viewer.accountType ?? data?.accountType;
  const isChild = accountType === 'sidework_kids';
  const isSettled = data !== undefined && !isChild && hindranceOf(data) === null;

  async function begin(action: () => void) {
    // What was known a minute ago of a child, its guardian may have changed.
    const profile = isSettled ? data : await mutate().catch(() => undefined);
    const hindrance = profile && hindranceOf(profile);
    if (hindrance) showGate(hindrance);
    else if (profile || !isChild) action();
    else toastFailure(texts.toastTitles.error, messageOf(error));
  }

  return {
    begin: (action: () => void) => void begin(action),
    /** Undefined until it is known; null where nothing is in the way. */
    hindrance: data && hindranceOf(data),
    hasFailed: error !== undefined,
    isChild,
  };
}
