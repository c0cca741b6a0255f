import { getOwnProfile } from '@sidework/contracts/identity/own-profile/own-profile';
import { useApi } from '../../lib/api.ts';
import { useSession } from '../../lib/session.ts';
import { hindranceOf } from './gate.ts';

/** It blocks a whole page rather than one action. */
export function useKidsGate() {
  const session = useSession();
  const { data, error } = useApi(getOwnProfile, session ? {} : null);
  const accountType = session?.viewer.accountType ?? data?.accountType;
  return {
    /** Undefined until it is known; null where nothing is in the way. */
    hindrance: data && hindranceOf(data),
    hasFailed: error !== undefined,
    isChild: accountType === 'sidework_kids',
  };
}
