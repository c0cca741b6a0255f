import type { Deps } from '../../deps.ts';
import { endSessions } from '../../sessions/end-sessions.ts';
import { type Decision, decide } from './decide.ts';

export async function signAccountOut(deps: Deps, decision: Decision): Promise<null> {
  await decide(deps, decision, async (tx, { id }) => {
    const ended = await endSessions(deps, tx, id, 'all');
    return { action: 'account_signed_out', details: { sessions: ended.length } };
  });
  return null;
}
