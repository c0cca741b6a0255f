import type { Tx } from '@sidework/chassis/db/db';
import type { Deps } from '../../deps.ts';
import { endSessions } from '../../sessions/end-sessions.ts';
import { type OfApplication, sessionsOfApplication } from './queries.ts';

/** Ends what an application was let in by. */
export async function endApplicationSessions(deps: Deps, tx: Tx, which: OfApplication) {
  for (const { id, userId } of await sessionsOfApplication(tx, which))
    await endSessions(deps, tx, userId, { only: id });
}
