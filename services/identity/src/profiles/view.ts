import type { Role } from '@sidework/contracts/identity/accounts';
import type { OwnProfile } from '@sidework/contracts/identity/profiles';
import * as Profile from './profile.ts';
import type { Profile as ProfileRow } from './table.ts';

export function toOwnProfile(profile: ProfileRow, roles: Role[]): OwnProfile {
  const { updatedAt: _notShown, ratingTotal: _shownAsRating, ...shown } = profile;
  return {
    ...shown,
    ...Profile.standing(profile),
    roles,
    business: null,
    kids: null,
    createdAt: profile.createdAt.toISOString(),
  };
}
