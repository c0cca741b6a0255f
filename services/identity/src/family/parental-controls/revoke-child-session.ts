import { lockUser } from '../../accounts/queries.ts';
import type { Deps } from '../../deps.ts';
import { endSessions } from '../../sessions/end-sessions.ts';
import { requireEnded } from '../../sessions/standing-session.ts';
import { recordForGuardian } from '../guardians/record-for-guardian.ts';
import { requireGuardianOf } from '../guardians/require-guardian-of.ts';
import type { Guardian } from '../guardians/who-asks.ts';

export async function revokeChildSession(
  deps: Deps,
  by: Guardian,
  { childId, sessionId }: { childId: string; sessionId: string },
): Promise<null> {
  await deps.db.transaction(async (tx) => {
    await requireGuardianOf(tx, by, childId);
    await lockUser(tx, childId);
    const action = 'child_session_revoked';
    await recordForGuardian(deps, tx, by, { childId, action, details: { session_id: sessionId } });
    const ended = await endSessions(deps, tx, childId, { only: sessionId });
    requireEnded(ended);
  });
  return null;
}
