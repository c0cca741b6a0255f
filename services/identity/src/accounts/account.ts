import type { SignUpMetadata } from '@sidework/contracts/identity/accounts/auth';
import type { Role } from '@sidework/contracts/identity/profiles/account-types';
import type { Factor } from '../factors/rules/table.ts';
import { begin } from '../profiles/profile-beginning.ts';
import type { Profile } from '../profiles/table.ts';
import type { Identity, Metadata, User } from './table.ts';

/** All that identity knows of a person. */
export interface Account {
  user: User;
  identities: Identity[];
  factors: Factor[];
  profile: Profile;
  roles: Role[];
  /** Whether a child's account is looked after from it. */
  isGuardian: boolean;
}

/** A factor counts once it was verified; until then its enrolment may be a stranger's. */
export const hasSecondFactor = ({ factors }: { factors: Pick<Factor, 'status'>[] }): boolean =>
  factors.some(({ status }) => status === 'verified');

export interface NewAccount {
  id: string;
  identityId: string;
  email?: string | undefined;
  phone?: string | undefined;
  /** The way of signing in that the account begins with; none for an anonymous one. */
  provider: string | null;
  /** The person's id there; for `email` and `phone` their own. */
  providerId?: string | undefined;
  identityData?: Metadata | undefined;
  passwordHash: string | null;
  /** The part of the metadata that the product uses. */
  metadata: SignUpMetadata;
  /** All that was said. */
  userMetadata: Metadata;
  appMetadata?: Metadata | undefined;
  isEmailConfirmed?: boolean;
  /** Whether a provider vouches that the address is theirs. */
  isEmailProved?: boolean;
  isPhoneConfirmed?: boolean;
}

export function open(given: NewAccount, now: Date): Account {
  const { id, metadata, provider } = given;
  const email = given.email ?? null;
  const phone = given.phone ?? null;
  const profile = begin({ id, email, phone }, metadata, now);
  return {
    user: {
      id,
      email,
      phone,
      passwordHash: given.passwordHash,
      role: 'authenticated',
      userMetadata: given.userMetadata,
      appMetadata: given.appMetadata ?? {},
      isAnonymous: provider === null,
      emailConfirmedAt: given.isEmailConfirmed ? now : null,
      emailProvedAt: given.isEmailProved ? now : null,
      phoneConfirmedAt: given.isPhoneConfirmed ? now : null,
      emailChange: null,
      phoneChange: null,
      emailChangeConfirmations: 0,
      signUpMarks: [],
      confirmationSentAt: null,
      recoverySentAt: null,
      magiclinkSentAt: null,
      textSentAt: null,
      emailChangeSentAt: null,
      phoneChangeSentAt: null,
      reauthenticationSentAt: null,
      invitedAt: null,
      bannedUntil: null,
      lastSignInAt: null,
      createdAt: now,
      updatedAt: now,
      deletedAt: null,
    },
    identities:
      provider === null
        ? []
        : [
            {
              id: given.identityId,
              userId: id,
              provider,
              providerId: given.providerId ?? id,
              identityData: given.identityData ?? null,
              lastSignInAt: null,
              createdAt: now,
              updatedAt: now,
            },
          ],
    factors: [],
    profile,
    roles: profile.userType === 'professional' ? ['professional'] : [],
    isGuardian: false,
  };
}
