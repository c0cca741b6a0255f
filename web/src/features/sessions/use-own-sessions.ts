import {
  listOwnSessions,
  revokeOwnSession,
} from '@sidework/contracts/identity/own-sessions/own-sessions';
import { call, useApi } from '../../lib/api.ts';
import { askAuth } from '../../lib/auth-calls.ts';

export function useOwnSessions() {
  const { data, error, mutate } = useApi(listOwnSessions);

  async function signOutOf(sessionId: string) {
    await call(revokeOwnSession, { params: { sessionId } });
    await mutate();
  }

  async function signOutOfOthers() {
    await askAuth((client) => client.signOut({ scope: 'others' }));
    await mutate();
  }

  return { sessions: data?.items, error, reload: () => mutate(), signOutOf, signOutOfOthers };
}
