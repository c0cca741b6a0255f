import type { Tx } from '@sidework/chassis/db/db';
import type { Deps } from '../deps.ts';
import { becomeChild } from '../family/kids-accounts/become-child.ts';
import * as Profile from '../profiles/profile.ts';
import { lockProfile, rolesForUser, saveProfile, setRoles } from '../profiles/queries.ts';
import type { Profile as ProfileRow } from '../profiles/table.ts';
import { tellContactChanged } from '../profiles/tell-contact-changed.ts';
import { tellProfileChanged } from '../profiles/tell-profile-changed.ts';
import { endSessions } from '../sessions/end-sessions.ts';
import { type Decision, decide } from './decide.ts';
import { leaveKids } from './leave-kids.ts';
import { isChild, type Mended, mendedProfile } from './mended-profile.ts';
import { verifyAnew } from './verify-anew.ts';

/** Mends what only staff may; whoever is a child, or no longer one, signs in anew as what they are. */
export function changeAccountType(deps: Deps, decision: Decision, mended: Mended) {
  const { userId } = decision;
  return decide(deps, decision, async (tx) => {
    const before = await lockProfile(tx, userId);
    const after = mendedProfile(before, mended, deps.now());
    const isBirthDateMended = before.dateOfBirth !== after.dateOfBirth;
    if (!isBirthDateMended && before.accountType === after.accountType) return undefined;
    await change(deps, tx, before, after);
    return {
      action: 'account_type_changed',
      details: {
        before: before.accountType,
        after: after.accountType,
        // The date itself is in no log.
        is_birth_date_mended: isBirthDateMended,
      },
    };
  });
}

async function change(deps: Deps, tx: Tx, before: ProfileRow, after: ProfileRow) {
  const { id } = after;
  const at = deps.now();
  if (isChild(after) && !isChild(before)) return becomeChild(deps, tx, { before, child: after });
  if (isChild(after)) return verifyAnew(tx, after, at);
  if (isChild(before)) {
    await leaveKids(deps, tx, id, at);
    await endSessions(deps, tx, id, 'all');
  }
  const roles = Profile.rolesAfter(after, await rolesForUser(tx, id));
  await saveProfile(tx, after);
  await setRoles(tx, id, roles, at);
  await tellProfileChanged(tx, after, roles, at);
  await tellContactChanged(tx, after, at);
}
