import type { Tx } from '@sidework/chassis/db/db';
import type { Deps } from '../../deps.ts';
import { convertToKidsAccount } from '../../family/kids-accounts/convert-to-kids-account.ts';
import * as Profile from '../../profiles/profile.ts';
import { isChild } from '../../profiles/profile-childhood.ts';
import { lockProfile, rolesForUser, saveProfile, setRoles } from '../../profiles/queries.ts';
import type { Profile as ProfileRow } from '../../profiles/table.ts';
import { tellContactChanged } from '../../profiles/tell-contact-changed.ts';
import { tellProfileChanged } from '../../profiles/tell-profile-changed.ts';
import { endSessions } from '../../sessions/end-sessions.ts';
import { type Correction, correctedProfile } from './corrected-profile.ts';
import { type Decision, decide } from './decide.ts';
import { endKidsAccount } from './end-kids-account.ts';
import { requireNewVerification } from './require-new-verification.ts';

/** Corrects what only staff may; a person who becomes a child, or is no longer one, has to sign in again. */
export function changeAccountType(deps: Deps, decision: Decision, correction: Correction) {
  const { userId } = decision;
  return decide(deps, decision, async (tx) => {
    const before = await lockProfile(tx, userId);
    const after = correctedProfile(before, correction, deps.now());
    const isBirthDateCorrected = before.dateOfBirth !== after.dateOfBirth;
    if (!isBirthDateCorrected && before.accountType === after.accountType) return undefined;
    await change(deps, tx, before, after);
    return {
      action: 'account_type_changed',
      details: {
        before: before.accountType,
        after: after.accountType,
        // The date itself is in no log.
        is_birth_date_mended: isBirthDateCorrected,
      },
    };
  });
}

async function change(deps: Deps, tx: Tx, before: ProfileRow, after: ProfileRow) {
  const { id } = after;
  const at = deps.now();
  if (isChild(after) && !isChild(before))
    return convertToKidsAccount(deps, tx, { before, child: after });
  if (isChild(after)) return requireNewVerification(tx, after, at);
  if (isChild(before)) {
    await endKidsAccount(deps, tx, id, at);
    await endSessions(deps, tx, id, 'all');
  }
  const roles = Profile.rolesAfter(after, await rolesForUser(tx, id));
  await saveProfile(tx, after);
  await setRoles(tx, id, roles, at);
  await tellProfileChanged(tx, after, roles, at);
  await tellContactChanged(tx, after, at);
}
