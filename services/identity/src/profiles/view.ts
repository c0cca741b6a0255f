import type { KidsProfile } from '@sidework/contracts/identity/kids/kids';
import type { OwnProfile } from '@sidework/contracts/identity/own-profile/own-profile';
import type { Role } from '@sidework/contracts/identity/profiles/account-types';
import type { BusinessProfile } from '../businesses/table.ts';
import { toBusinessProfile } from '../businesses/view.ts';
import * as Profile from './profile.ts';
import type { Profile as ProfileRow } from './table.ts';

interface Around {
  roles: Role[];
  business: BusinessProfile | undefined;
  kids: KidsProfile | null;
}

export function toOwnProfile(profile: ProfileRow, around: Around): OwnProfile {
  const { updatedAt: _notShown, ratingTotal: _shownAsRating, ...shown } = profile;
  return {
    ...shown,
    ...Profile.standing(profile),
    roles: around.roles,
    business: around.business ? toBusinessProfile(around.business) : null,
    kids: around.kids,
    createdAt: profile.createdAt.toISOString(),
  };
}
