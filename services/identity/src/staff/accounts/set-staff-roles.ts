import { requireOtherAdministrator } from '../../administrators/require-other-administrator.ts';
import type { Deps } from '../../deps.ts';
import { lockProfile, rolesForUser, setRoles } from '../../profiles/queries.ts';
import { tellProfileChanged } from '../../profiles/tell-profile-changed.ts';
import { endSessions } from '../../sessions/end-sessions.ts';
import { changeOf, requireMayBeStaff } from '../roles/staff-role.ts';
import { type Decision, decide } from './decide.ts';

/** A person who loses a role is signed out, because their tokens would keep the role for a while. */
export function setStaffRoles(deps: Deps, decision: Decision, given: ('moderator' | 'admin')[]) {
  const { userId } = decision;
  return decide(deps, decision, async (tx, user) => {
    const at = deps.now();
    const profile = await lockProfile(tx, userId);
    const before = await rolesForUser(tx, userId);
    const { after, lost, hasGained } = changeOf(before, given);
    if (hasGained) requireMayBeStaff(profile, user, at);
    if (lost.includes('admin')) await requireOtherAdministrator(tx, userId, at);
    if (lost.length === 0 && !hasGained) return undefined;
    await setRoles(tx, userId, after, at);
    if (lost.length > 0) await endSessions(deps, tx, userId, 'all');
    await tellProfileChanged(tx, profile, after, at);
    return { action: 'roles_changed', details: { before, after } };
  });
}
