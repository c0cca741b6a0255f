import type { Tx } from '@sidework/chassis/db/db';
import { userTypeOf } from '@sidework/contracts/identity/profiles/account-types';
import { accountTypeOf } from '../../accounts/account.ts';
import type { metadataOf } from '../../accounts/input.ts';
import type { User } from '../../accounts/table.ts';
import { forgetBusiness } from '../../businesses/queries.ts';
import { forgetChild } from '../../deletion/forget-child.ts';
import type { Deps } from '../../deps.ts';
import { endGuardianships } from '../../family/consents/end-guardianships.ts';
import { discardPicture } from '../../pictures/discard-picture.ts';
import * as Profile from '../../profiles/profile.ts';
import { birthOf, isMinor } from '../../profiles/profile-birth.ts';
import { asChild } from '../../profiles/profile-childhood.ts';
import { lockProfile, rolesForUser, saveProfile, setRoles } from '../../profiles/queries.ts';
import type { Profile as ProfileRow } from '../../profiles/table.ts';

type Reached = Pick<User, 'id' | 'email' | 'phone'>;

/**
 * Resets a profile to that of a new sign-up, because a stranger may have filled it. Family and shown data go. A child
 * stays a child, since the child itself may have asked for the reset.
 */
export async function resetProfile(
  { config }: Pick<Deps, 'config'>,
  tx: Tx,
  { id, email, phone }: Reached,
  metadata: ReturnType<typeof metadataOf>,
  at: Date,
) {
  const before = await lockProfile(tx, id);
  await endGuardianships(tx, id, at);
  await forgetChild(tx, id, at);
  await forgetBusiness(tx, id);
  await discardPicture(tx, config, before);
  const accountType = accountTypeOf(metadata);
  // Field by field: a new one does not compile until it is said whether it stays.
  const begun: ProfileRow = {
    id,
    completedServicesAsProfessional: before.completedServicesAsProfessional,
    ratingTotal: before.ratingTotal,
    reviewCount: before.reviewCount,
    createdAt: before.createdAt,
    fullName: metadata.full_name ?? '',
    profession: metadata.profession || null,
    email,
    phone: phone && `+${phone}`,
    bio: null,
    avatarUrl: null,
    location: null,
    accountType,
    userType: userTypeOf(accountType),
    dateOfBirth: null,
    timeZone: null,
    isSetUp: false,
    updatedAt: at,
  };
  const birth = before.dateOfBirth === null ? undefined : birthOf(before, undefined, at);
  const profile = birth && isMinor(birth) ? asChild(begun, birth, at) : begun;
  await saveProfile(tx, profile);
  await setRoles(tx, id, Profile.rolesAfter(profile, await rolesForUser(tx, id)), at);
  return profile;
}
