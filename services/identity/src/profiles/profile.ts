import { forbidden, unprocessable } from '@sidework/chassis/errors';
import type { ProfileSetup } from '@sidework/contracts/identity/own-profile/own-profile';
import { type Role, userTypeOf } from '@sidework/contracts/identity/profiles/account-types';
import { townOrZipIn } from '@sidework/contracts/identity/profiles/us-states';
import { problems } from '@sidework/contracts/problems';
import type { User } from '../accounts/table.ts';
import { requireParent } from '../kids/kid-parent.ts';
import { type Birth, isMinor } from './profile-birth.ts';
import { asKept, isChild } from './profile-childhood.ts';
import type { Profile } from './table.ts';

const kids = 'sidework_kids';

interface Circumstances {
  birth: Birth;
  /** Whether a parent agreed to the account; of children only. */
  hasConsent: boolean;
  now: Date;
}

/** A profile as its owner set it up; what the form leaves out stays, what it empties goes. */
export function setUp(
  profile: Profile,
  form: ProfileSetup,
  { birth, hasConsent, now }: Circumstances,
): Profile {
  requireAccountType(profile, form, birth);
  if (form.accountType === kids) {
    requirePlainName(form.fullName);
    requireTown(form.location);
  }
  const userType = userTypeOf(form.accountType);
  if (form.userType && form.userType !== userType) throw unprocessable('contradicting_user_type');
  const whole = {
    ...profile,
    // The shown part of a child's name is split at its spaces.
    fullName: form.fullName.replace(/\s+/g, ' '),
    location: form.location,
    bio: changed(profile.bio, form.bio),
    profession: changed(profile.profession, form.profession),
    accountType: form.accountType,
    userType,
    dateOfBirth: birth.dateOfBirth,
    timeZone: form.timeZone ?? profile.timeZone,
    isSetUp: true,
    updatedAt: now,
  };
  return form.accountType === kids ? asKept(whole, birth, hasConsent) : whole;
}

/** A child's first name is all that others know it by, so it is no place for anything else. */
function requirePlainName(fullName: string) {
  if (fullName.split(/\s+/).every((word) => isWordOfName.test(word))) return;
  const fields = { fullName: problems.child_name_not_plain };
  throw unprocessable('child_name_not_plain', undefined, fields);
}

/** Only guardians may know where a child lives (D-119). */
function requireTown(location: string) {
  if (townOrZipIn(location) !== null) return;
  const fields = { location: problems.child_location_not_town };
  throw unprocessable('child_location_not_town', undefined, fields);
}

const isWordOfName = /^(?=.*\p{L})[\p{L}\p{M}'’-]{1,40}\.?$/u;

/** A child that has been set up is told so before anything else, whatever birth date it gives now. */
export function requireStaysChild(profile: Profile, form: ProfileSetup) {
  if (isChild(profile) && profile.isSetUp && form.accountType !== kids)
    throw forbidden('kids_account_fixed');
}

/** Age decides between a kids account and the others; a child's own form never ends its kids account. */
function requireAccountType(profile: Profile, form: ProfileSetup, birth: Birth) {
  const wasChild = isChild(profile);
  if (form.accountType === kids) {
    if (isMinor(birth) || (wasChild && profile.isSetUp)) return;
    const fields = { dateOfBirth: problems.kids_account_too_old };
    throw unprocessable('kids_account_too_old', undefined, fields);
  }
  requireStaysChild(profile, form);
  if (isMinor(birth)) requireParent({});
  // A former child needs the known birth date to prove that they have grown up.
  if (wasChild && !profile.dateOfBirth) throw forbidden('kids_account_fixed');
}

const changed = (before: string | null, given: string | undefined) =>
  given === undefined ? before : given || null;

export type Contact = Partial<Pick<User, 'email' | 'phone'>>;

/** A profile shows how its account is reached, a number with its plus sign; what is left out stays. */
export const reachedAt = (profile: Profile, { email, phone }: Contact, now: Date): Profile => ({
  ...profile,
  ...(email !== undefined && { email }),
  ...(phone !== undefined && { phone: phone && `+${phone}` }),
  updatedAt: now,
});

/** The role of professionals comes and goes with the user type; the others are granted by hand, and to no child. */
export function rolesAfter(profile: Profile, before: Role[]): Role[] {
  if (isChild(profile)) return ['professional'];
  const granted = before.filter((role) => role !== 'professional');
  return profile.userType === 'professional' ? ['professional', ...granted] : granted;
}

/** Before they said how old they are, anybody may be a child. */
export const isKnownAdult = ({ isSetUp, accountType }: Pick<Profile, 'isSetUp' | 'accountType'>) =>
  isSetUp && accountType !== kids;

/** Gives the roles that count now; a person who may be a child has no staff role. */
export const countedRoles = (profile: Profile, granted: Role[]) =>
  isKnownAdult(profile) ? granted : granted.filter((role) => role === 'professional');

/** How far it is known whose an account is. */
export type Known = Pick<User, 'isAnonymous' | 'emailConfirmedAt' | 'phoneConfirmedAt'>;

export const isReachable = (known: Known) =>
  !known.isAnonymous && (known.emailConfirmedAt !== null || known.phoneConfirmedAt !== null);

/**
 * Whether an adult may write anything: only if they can be reached and have said their age. For a child its kids
 * profile decides.
 */
export const adultMayAct = (profile: Pick<Profile, 'isSetUp'>, known: Known) =>
  profile.isSetUp && isReachable(known);

type Counts = Pick<Profile, 'completedServicesAsProfessional' | 'ratingTotal' | 'reviewCount'>;

/**
 * Gives a professional's public counts. They are sums of events that may come in any order, so each is limited to
 * possible values until the missing event arrives.
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
