import { type Administrator, addAuditEntry } from '../../audit/add-entry.ts';
import type { Deps } from '../../deps.ts';
import { endSessions } from '../../sessions/end-sessions.ts';
import { isUuid } from '../../uuid.ts';
import { requireEnded } from './managed-user.ts';
import { lockAnyUser } from './queries.ts';

interface OwnedSession {
  userId: string;
  sessionId: string;
}

export async function revokeSession(
  deps: Deps,
  by: Administrator,
  { userId, sessionId }: OwnedSession,
): Promise<null> {
  await deps.db.transaction(async (tx) => {
    await lockAnyUser(tx, userId);
    const only = { only: sessionId };
    const ended = isUuid(sessionId) ? await endSessions(deps, tx, userId, only) : [];
    requireEnded(ended);
    await addAuditEntry(deps, tx, by, {
      action: 'session_revoked',
      targetId: userId,
      details: { session_id: sessionId },
    });
  });
  return null;
}
