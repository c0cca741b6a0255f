import {
  listChildSessions,
  revokeChildSession,
} from '@sidework/contracts/identity/family/guardians';
import { call, useApi } from '../../lib/api.ts';
import { onceAsked } from '../../lib/once-asked.ts';

export function useChildSessions(childId: string) {
  const { data, error, mutate } = useApi(listChildSessions, { params: { childId } }, onceAsked);

  async function signOutOf(sessionId: string) {
    await call(revokeChildSession, { params: { childId, sessionId } });
    await mutate();
  }

  return { sessions: data?.items, error, reload: () => mutate(), signOutOf };
}
