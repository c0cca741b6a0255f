import { unprocessable } from '@sidework/chassis/errors';
import type { Role } from '@sidework/contracts/identity/accounts';
import type { User } from '../accounts/table.ts';
import type { Deps } from '../deps.ts';
import * as Profile from '../profiles/profile.ts';
import { lockProfile, rolesForUser, setRoles } from '../profiles/queries.ts';
import { requireOtherAdministrator } from '../profiles/require-other-administrator.ts';
import type { Profile as ProfileRow } from '../profiles/table.ts';
import { tellProfileChanged } from '../profiles/tell-profile-changed.ts';
import { endSessions } from '../sessions/end-sessions.ts';
import { type Decision, decide } from './decide.ts';

/** Whoever loses a role is signed out: their tokens would say it for a while yet. */
export function setStaffRoles(deps: Deps, decision: Decision, given: ('moderator' | 'admin')[]) {
  const { userId } = decision;
  return decide(deps, decision, async (tx, user) => {
    const at = deps.now();
    const profile = await lockProfile(tx, userId);
    const before = await rolesForUser(tx, userId);
    const after: Role[] = [...new Set([...before.filter(isOfAccount), ...given])].sort();
    const lost = before.filter((role) => !after.includes(role));
    const hasGained = after.some((role) => !before.includes(role));
    if (hasGained) requireMayBeStaff(profile, user, at);
    if (lost.includes('admin')) await requireOtherAdministrator(tx, userId, at);
    if (lost.length === 0 && !hasGained) return undefined;
    await setRoles(tx, userId, after, at);
    if (lost.length > 0) await endSessions(deps, tx, userId, 'all');
    await tellProfileChanged(tx, profile, after, at);
    return { action: 'roles_changed', details: { before, after } };
  });
}

const isOfAccount = (role: Role) => role === 'professional';

function requireMayBeStaff(profile: ProfileRow, { bannedUntil }: User, now: Date) {
  if (!Profile.isKnownAdult(profile)) throw unprocessable('staff_must_be_adult');
  if (bannedUntil && bannedUntil > now) throw unprocessable('staff_must_not_be_banned');
}
