import { bannedWithoutEnd } from '@sidework/contracts/identity/staff/staff-accounts';
import { requireToCome } from '../administration/ban.ts';
import { changeBan } from '../administration/change-ban.ts';
import { requireOtherAdministrator } from '../administrators/require-other-administrator.ts';
import type { Deps } from '../deps.ts';
import { rolesForUser } from '../profiles/queries.ts';
import { endSessions } from '../sessions/end-sessions.ts';
import { type Decision, decide } from './decide.ts';

/** Bans an account: its owner cannot sign in, and no service lets them act. */
export function banAccount(deps: Deps, decision: Decision, given: string | null) {
  const { userId } = decision;
  const until = new Date(given ?? bannedWithoutEnd);
  return decide(deps, decision, async (tx, { bannedUntil }) => {
    const at = deps.now();
    requireToCome(until, at);
    const roles = await rolesForUser(tx, userId);
    if (roles.includes('admin')) await requireOtherAdministrator(tx, userId, at);
    await endSessions(deps, tx, userId, 'all');
    await changeBan(tx, userId, until, at);
    return { action: 'account_banned', details: { before: bannedUntil, until: given } };
  });
}
