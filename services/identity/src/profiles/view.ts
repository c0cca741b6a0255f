import type { Role } from '@sidework/contracts/identity/accounts';
import type { OwnProfile } from '@sidework/contracts/identity/profiles';
import type { Profile } from './table.ts';

export function toOwnProfile(profile: Profile, roles: Role[]): OwnProfile {
  const { updatedAt: _notShown, ...shown } = profile;
  return { ...shown, roles, createdAt: profile.createdAt.toISOString() };
}
