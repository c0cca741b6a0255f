import type { SignUpMetadata } from '@sidework/contracts/identity/accounts/auth';
import { type AccountType, userTypeOf } from '@sidework/contracts/identity/profiles/account-types';
import type { User } from '../accounts/table.ts';
import type { Profile } from './table.ts';

type Reached = Pick<User, 'id' | 'email' | 'phone'>;

/** Until profile setup a professional counts as a gig worker. */
const accountTypeOf = (metadata: SignUpMetadata): AccountType =>
  metadata.user_type === 'professional' ? 'gig_worker' : 'client';

/** A profile of a new sign-up. A new column does not compile until it is said here what it begins with. */
export function begin({ id, email, phone }: Reached, metadata: SignUpMetadata, now: Date): Profile {
  const accountType = accountTypeOf(metadata);
  return {
    id,
    fullName: metadata.full_name ?? '',
    email,
    phone: phone && `+${phone}`,
    profession: metadata.profession || null,
    bio: null,
    avatarUrl: null,
    location: null,
    userType: userTypeOf(accountType),
    accountType,
    completedServicesAsProfessional: 0,
    ratingTotal: 0,
    reviewCount: 0,
    dateOfBirth: null,
    timeZone: null,
    // A profile that is not set up may act nowhere.
    isSetUp: false,
    createdAt: now,
    updatedAt: now,
  };
}

/** Work that was done and judged stays true of the account; everything else goes with who had it. */
const lasting = (profile: Profile) => ({
  completedServicesAsProfessional: profile.completedServicesAsProfessional,
  ratingTotal: profile.ratingTotal,
  reviewCount: profile.reviewCount,
  createdAt: profile.createdAt,
});

/** The account becomes that of a new sign-up, because a stranger may have filled the profile. */
export const restart = (
  before: Profile,
  reached: Reached,
  metadata: SignUpMetadata,
  now: Date,
): Profile => ({ ...begin(reached, metadata, now), ...lasting(before) });

/** All that names or shows the person goes with their account. */
export const blank = (before: Profile, now: Date): Profile => ({
  ...begin({ id: before.id, email: null, phone: null }, {}, now),
  ...lasting(before),
  userType: before.userType,
  accountType: before.accountType,
});
