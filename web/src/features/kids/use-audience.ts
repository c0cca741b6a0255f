import { getOwnProfile } from '@sidework/contracts/identity/profiles';
import { useApi } from '../../lib/api.ts';
import { useSession } from '../../lib/session.ts';

export type Audience = 'children' | 'adults';

/**
 * For whom a page is made; undefined as long as that is not known, and then neither is shown. Visitors see what adults
 * see.
 */
export function useAudience(): Audience | undefined {
  const session = useSession();
  const said = session?.viewer.accountType;
  const { data } = useApi(getOwnProfile, session && !said ? {} : null);
  if (!session) return 'adults';
  const accountType = said ?? data?.accountType;
  return accountType && (accountType === 'sidework_kids' ? 'children' : 'adults');
}
