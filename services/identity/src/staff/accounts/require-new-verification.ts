import type { Tx } from '@sidework/chassis/db/db';
import { changeKid } from '../../family/children/lock-child.ts';
import * as Kid from '../../kids/kid.ts';
import { findKid } from '../../kids/queries.ts';
import { birthOf } from '../../profiles/profile-birth.ts';
import { asKept } from '../../profiles/profile-childhood.ts';
import { rolesForUser, saveProfile } from '../../profiles/queries.ts';
import type { Profile as ProfileRow } from '../../profiles/table.ts';
import { tellProfileChanged } from '../../profiles/tell-profile-changed.ts';

/** A child with a locked profile is of another age than was verified; what it may not have said at that age is forgotten. */
export async function requireNewVerification(tx: Tx, child: ProfileRow, at: Date) {
  const kid = (await findKid(tx, child.id))?.row;
  const birth = birthOf(child, undefined, at);
  const kept = asKept(child, birth, kid?.parentConsentGiven ?? false);
  // First, since the kids profile follows its birth date.
  await saveProfile(tx, kept);
  if (kid?.idVerificationStatus === 'verified')
    await changeKid(tx, kid, Kid.verifyAgain(kid, birth), at);
  await tellProfileChanged(tx, kept, await rolesForUser(tx, kept.id), at);
}
