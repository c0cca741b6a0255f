import { type AccountType, type Role, userTypeOf } from '@sidework/contracts/identity/accounts';
import type { SignUpMetadata } from '@sidework/contracts/identity/auth';
import type { Profile } from '../profiles/table.ts';
import type { Identity, User } from './table.ts';

/** All that identity knows of a person. */
export interface Account {
  user: User;
  identities: Identity[];
  profile: Profile;
  roles: Role[];
}

export interface NewAccount {
  id: string;
  identityId: string;
  email: string;
  passwordHash: string;
  metadata: SignUpMetadata;
  isConfirmed: boolean;
}

/** Until profile setup a professional counts as a gig worker. */
const accountTypeOf = (metadata: SignUpMetadata): AccountType =>
  metadata.user_type === 'professional' ? 'gig_worker' : 'client';

/** Whom a sign-up makes. */
export function open(given: NewAccount, now: Date): Account {
  const { id, email, metadata } = given;
  const accountType = accountTypeOf(metadata);
  const userType = userTypeOf(accountType);
  return {
    user: {
      id,
      email,
      passwordHash: given.passwordHash,
      emailConfirmedAt: given.isConfirmed ? now : null,
      confirmationSentAt: given.isConfirmed ? null : now,
      recoverySentAt: null,
      lastSignInAt: null,
      createdAt: now,
      updatedAt: now,
      deletedAt: null,
    },
    identities: [
      {
        id: given.identityId,
        userId: id,
        provider: 'email',
        providerId: id,
        lastSignInAt: null,
        createdAt: now,
        updatedAt: now,
      },
    ],
    profile: {
      id,
      fullName: metadata.full_name ?? '',
      email,
      phone: null,
      profession: metadata.profession || null,
      bio: null,
      avatarUrl: null,
      location: null,
      userType,
      accountType,
      completedServicesAsProfessional: 0,
      ratingTotal: 0,
      reviewCount: 0,
      isSetUp: false,
      createdAt: now,
      updatedAt: now,
    },
    roles: userType === 'professional' ? ['professional'] : [],
  };
}
