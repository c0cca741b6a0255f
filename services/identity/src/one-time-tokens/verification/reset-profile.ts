import type { Tx } from '@sidework/chassis/db/db';
import type { metadataOf } from '../../accounts/input.ts';
import type { User } from '../../accounts/table.ts';
import { forgetBusiness } from '../../businesses/queries.ts';
import { forgetChild } from '../../deletion/forget-child.ts';
import type { Deps } from '../../deps.ts';
import { endGuardianships } from '../../family/consents/end-guardianships.ts';
import { discardPicture } from '../../pictures/discard-picture.ts';
import * as Profile from '../../profiles/profile.ts';
import { restart } from '../../profiles/profile-beginning.ts';
import { birthOf, isMinor } from '../../profiles/profile-birth.ts';
import { asChild } from '../../profiles/profile-childhood.ts';
import { lockProfile, rolesForUser, saveProfile, setRoles } from '../../profiles/queries.ts';

type Reached = Pick<User, 'id' | 'email' | 'phone'>;

/**
 * Resets a profile to that of a new sign-up, because a stranger may have filled it. Family and shown data go. A child
 * stays a child, since the child itself may have asked for the reset.
 */
export async function resetProfile(
  { config }: Pick<Deps, 'config'>,
  tx: Tx,
  reached: Reached,
  metadata: ReturnType<typeof metadataOf>,
  at: Date,
) {
  const { id } = reached;
  const before = await lockProfile(tx, id);
  await endGuardianships(tx, id, at);
  await forgetChild(tx, id, at);
  await forgetBusiness(tx, id);
  await discardPicture(tx, config, before);
  const begun = restart(before, reached, metadata, at);
  const birth = before.dateOfBirth === null ? undefined : birthOf(before, undefined, at);
  const profile = birth && isMinor(birth) ? asChild(begun, birth, at) : begun;
  await saveProfile(tx, profile);
  await setRoles(tx, id, Profile.rolesAfter(profile, await rolesForUser(tx, id)), at);
  return profile;
}
