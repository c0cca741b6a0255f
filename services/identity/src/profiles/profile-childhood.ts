import {
  type AdultAccountType,
  leastAgeWithoutConsent,
  userTypeOf,
} from '@sidework/contracts/identity/profiles/account-types';
import { stateIn, townOrZipIn } from '@sidework/contracts/identity/profiles/us-states';
import type { Birth } from './profile-birth.ts';
import type { Profile } from './table.ts';

const kids = 'sidework_kids';

export const isChild = ({ accountType }: Pick<Profile, 'accountType'>): boolean =>
  accountType === kids;

/** Gives the profile of a person who has just said that they are a child, before the rest of the kids account. */
export const asChild = (profile: Profile, { dateOfBirth }: Birth, now: Date): Profile => ({
  ...profile,
  ...notOfChildren,
  location: null,
  avatarUrl: null,
  accountType: kids,
  userType: userTypeOf(kids),
  dateOfBirth,
  isSetUp: false,
  updatedAt: now,
});

/**
 * Gives what is kept of a child's form: the town or ZIP code of its place, and for the youngest without consent only
 * what asking the parent needs.
 */
export function asKept(profile: Profile, { age }: Birth, hasConsent: boolean): Profile {
  const location = profile.location && townOrZipIn(profile.location);
  const child = { ...profile, ...notOfChildren, location };
  if (hasConsent || age >= leastAgeWithoutConsent) return child;
  return { ...child, location: profile.location && stateIn(profile.location), timeZone: null };
}

const notOfChildren = { bio: null, profession: null };

/** Childhood ends: a person who has grown up, or was no child, has the account of an adult from now on. */
export const asAdult = (
  profile: Profile,
  now: Date,
  accountType: AdultAccountType = 'gig_worker',
): Profile => ({ ...profile, accountType, userType: userTypeOf(accountType), updatedAt: now });
