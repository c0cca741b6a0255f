import type { Tx } from '@sidework/chassis/db';
import { forgetBusiness } from '../businesses/queries.ts';
import { guardianGone } from '../consents/guardian-gone.ts';
import type { Deps } from '../deps.ts';
import { letPictureGo } from '../pictures/let-picture-go.ts';
import * as Profile from '../profiles/profile.ts';
import { lockProfile, rolesForUser, saveProfile, setRoles } from '../profiles/queries.ts';
import type { Profile as ProfileRow } from '../profiles/table.ts';
import { tellContactChanged } from '../profiles/tell-contact-changed.ts';
import { tellProfileChanged } from '../profiles/tell-profile-changed.ts';
import { endSessions } from '../sessions/end-sessions.ts';
import { type Decision, decide } from './decide.ts';
import { leaveKids } from './leave-kids.ts';
import { isChild, type Mended, mendedProfile } from './mended-profile.ts';
import { requireOtherAdministrator } from './require-other-administrator.ts';

/** Mends what only staff may; whoever is a child, or no longer one, signs in anew as what they are. */
export function changeAccountType(deps: Deps, decision: Decision, mended: Mended) {
  const { userId } = decision;
  return decide(deps, decision, async (tx) => {
    const at = deps.now();
    const before = await lockProfile(tx, userId);
    const after = mendedProfile(before, mended, at);
    const roles = await rolesForUser(tx, userId);
    if (isChild(after) && !isChild(before)) {
      if (roles.includes('admin')) await requireOtherAdministrator(tx, userId, at);
      await becomeChild(deps, tx, before, at);
    }
    if (isChild(before) && !isChild(after)) await leaveKids(deps, tx, userId, at);
    if (isChild(before) !== isChild(after)) await endSessions(deps, tx, userId, 'all');
    const kept = Profile.rolesAfter(after, roles).filter(
      (role) => role === 'professional' || !isChild(after),
    );
    await saveProfile(tx, after);
    await setRoles(tx, userId, kept, at);
    await tellProfileChanged(tx, after, kept, at);
    await tellContactChanged(tx, after, at);
    return {
      action: 'account_type_changed',
      details: {
        before: before.accountType,
        after: after.accountType,
        // The date itself is in no log.
        is_birth_date_mended: before.dateOfBirth !== after.dateOfBirth,
      },
    };
  });
}

/** Nothing is left that no child may have: a picture of themselves, a business, children to look after. */
async function becomeChild({ config }: Deps, tx: Tx, profile: ProfileRow, at: Date) {
  await letPictureGo(tx, config, profile);
  await forgetBusiness(tx, profile.id);
  await guardianGone(tx, profile.id, at);
}
