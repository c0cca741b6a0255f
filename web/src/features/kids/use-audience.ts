import { useEffect } from 'react';
import { refreshSession, useSession } from '../../lib/session.ts';

export type Audience = 'children' | 'adults';

/**
 * For whom a page is made; undefined as long as that is not known, and then neither is shown. Visitors see what adults
 * see. A session that does not say it is asked for anew, since every token does.
 */
export function useAudience(): Audience | undefined {
  const session = useSession();
  const accountType = session?.viewer.accountType;
  const isUnknown = session !== null && !accountType;
  useEffect(() => {
    if (isUnknown) refreshSession().catch(() => undefined);
  }, [isUnknown]);
  if (!session) return 'adults';
  return accountType ? (accountType === 'sidework_kids' ? 'children' : 'adults') : undefined;
}
