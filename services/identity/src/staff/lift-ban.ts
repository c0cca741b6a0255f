import { changeBan } from '../administration/change-ban.ts';
import type { Deps } from '../deps.ts';
import { type Decision, decide } from './decide.ts';

export function liftBan(deps: Deps, decision: Decision) {
  return decide(deps, decision, async (tx, { id, bannedUntil }) => {
    if (!bannedUntil) return undefined;
    await changeBan(tx, id, null, deps.now());
    return { action: 'ban_lifted', details: { before: bannedUntil } };
  });
}
