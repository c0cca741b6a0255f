import type { Tx } from '@sidework/chassis/db/db';
import type { User } from '../../accounts/table.ts';
import { requireOtherAdministrator } from '../../administrators/require-other-administrator.ts';
import type { Deps } from '../../deps.ts';
import { rolesForUser } from '../../profiles/queries.ts';
import { endSessions } from '../../sessions/end-sessions.ts';
import { chosenEnd } from '../rules/ban.ts';
import { changeBan } from './change-ban.ts';

/** Bans a locked account: its owner cannot sign in, and no service lets them act. */
export async function banAccount(deps: Deps, tx: Tx, user: User, given: string | null) {
  const { id, bannedUntil } = user;
  const at = deps.now();
  const until = chosenEnd(given, at);
  const roles = await rolesForUser(tx, id);
  if (roles.includes('admin')) await requireOtherAdministrator(tx, id, at);
  await endSessions(deps, tx, id, 'all');
  await changeBan(tx, user, until, at);
  return { action: 'account_banned', details: { before: bannedUntil, until: given } };
}
