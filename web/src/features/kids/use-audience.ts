import { useEffect } from 'react';
import { refreshSession, useSession } from '../../lib/session.ts';

export type Audience = 'children' | 'adults';

/**
 * It is undefined until the audience is known, and then neither page is shown. Visitors see the
 * page for adults. A session without an account type is refreshed, since every new token has one.
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
