import { forbidden, unprocessable } from '@sidework/chassis/errors';
import { type Role, userTypeOf } from '@sidework/contracts/identity/accounts';
import type { ProfileSetup } from '@sidework/contracts/identity/profiles';
import type { Profile } from './table.ts';

/** A profile as its owner set it up; what the form leaves out stays, what it empties goes. */
export function setUp(profile: Profile, form: ProfileSetup, now: Date): Profile {
  if (profile.accountType === 'sidework_kids') throw forbidden('permission_denied');
  const userType = userTypeOf(form.accountType);
  if (form.userType && form.userType !== userType) throw unprocessable('contradicting_user_type');
  return {
    ...profile,
    fullName: form.fullName,
    location: form.location,
    bio: changed(profile.bio, form.bio),
    profession: changed(profile.profession, form.profession),
    accountType: form.accountType,
    userType,
    isSetUp: true,
    updatedAt: now,
  };
}

const changed = (before: string | null, given: string | undefined) =>
  given === undefined ? before : given || null;

/** The role of professionals comes and goes with the user type; the others are granted by hand. */
export function rolesAfter(profile: Profile, before: Role[]): Role[] {
  const granted = before.filter((role) => role !== 'professional');
  return profile.userType === 'professional' ? ['professional', ...granted] : granted;
}

/** Whether the person may write anything anywhere: a child not before it is verified. */
export const mayAct = (profile: Profile) => profile.accountType !== 'sidework_kids';
