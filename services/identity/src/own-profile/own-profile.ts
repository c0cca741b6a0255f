import type { OwnProfile } from '@sidework/contracts/identity/own-profile/own-profile';
import { findBusiness } from '../businesses/queries.ts';
import type { Deps } from '../deps.ts';
import { kidsProfileOf } from '../family/kids-accounts/kids-profile-of.ts';
import { rolesForUser } from '../profiles/queries.ts';
import type { Profile } from '../profiles/table.ts';
import { toOwnProfile } from '../profiles/view.ts';

/** A profile as its owner sees it, whole. */
export async function ownProfile(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  profile: Profile,
): Promise<OwnProfile> {
  return toOwnProfile(profile, {
    roles: await rolesForUser(db, profile.id),
    business: await findBusiness(db, profile.id),
    kids: await kidsProfileOf(db, profile, now()),
  });
}
