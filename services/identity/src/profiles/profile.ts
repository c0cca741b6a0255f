import { forbidden, unprocessable } from '@sidework/chassis/errors';
import { type Role, userTypeOf } from '@sidework/contracts/identity/accounts';
import type { ProfileSetup } from '@sidework/contracts/identity/profiles';
import type { User } from '../accounts/table.ts';
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

/** How far it is known whose an account is. */
export type Known = Pick<User, 'isAnonymous' | 'emailConfirmedAt' | 'phoneConfirmedAt'>;

export const isReachable = (known: Known) =>
  !known.isAnonymous && (known.emailConfirmedAt !== null || known.phoneConfirmedAt !== null);

/**
 * Whether an adult may write anything anywhere: not while nobody knows how to reach them, nor before they said how old they
 * are. Of a child its kids profile decides.
 */
export const adultMayAct = (profile: Pick<Profile, 'isSetUp'>, known: Known) =>
  profile.isSetUp && isReachable(known);

type Counts = Pick<Profile, 'completedServicesAsProfessional' | 'ratingTotal' | 'reviewCount'>;

/**
 * What a professional is known by. The counts are sums of events that may come in any order, so each is held to what
 * it can be: one that is short of an event is right again with that event.
 */
export function standing({ completedServicesAsProfessional, ratingTotal, reviewCount }: Counts) {
  return {
    completedServicesAsProfessional: Math.max(0, completedServicesAsProfessional),
    rating: reviewCount === 0 ? null : averageOf(ratingTotal, reviewCount),
    reviewCount,
  };
}

/** To one decimal, half up; in whole tenths, since 4.35 is a little less than 4.35 in binary. */
function averageOf(total: number, count: number): number {
  const tenths = Math.floor((20 * total + count) / (2 * count));
  return Math.min(5, Math.max(1, tenths / 10));
}
