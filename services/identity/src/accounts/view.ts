import type {
  AuthFactor,
  AuthIdentity,
  AuthUser,
} from '@sidework/contracts/identity/accounts/auth';
import type { Config } from '../config.ts';
import type { Factor } from '../factors/rules/table.ts';
import * as Profile from '../profiles/profile.ts';
import type { Account } from './account.ts';
import { ownClaims } from './own-claims.ts';
import type { Identity, Metadata, User } from './table.ts';

/**
 * A user as GoTrue's client knows one. Of `app_metadata` an administrator may set what they like, but what the product
 * goes by is the server's own.
 */
export function toAuthUser(
  { GOTRUE_JWT_AUD: aud }: Pick<Config, 'GOTRUE_JWT_AUD'>,
  { user, identities, factors, profile, roles, isGuardian }: Account,
): AuthUser {
  const providers = [...new Set(identities.map(({ provider }) => provider))];
  const confirmedAt = [user.emailConfirmedAt, user.phoneConfirmedAt]
    .filter((at) => at !== null)
    .sort((a, b) => a.getTime() - b.getTime())[0];
  return {
    id: user.id,
    aud,
    role: user.role,
    email: user.email ?? '',
    phone: user.phone ?? '',
    ...(user.emailChange && { new_email: user.emailChange }),
    ...(user.phoneChange && { new_phone: user.phoneChange }),
    ...moments({
      email_confirmed_at: user.emailConfirmedAt,
      phone_confirmed_at: user.phoneConfirmedAt,
      confirmed_at: confirmedAt,
      confirmation_sent_at: later(user.confirmationSentAt, user.textSentAt),
      recovery_sent_at: later(user.recoverySentAt, user.magiclinkSentAt),
      email_change_sent_at: user.emailChangeSentAt,
      phone_change_sent_at: user.phoneChangeSentAt,
      reauthentication_sent_at: user.reauthenticationSentAt,
      invited_at: user.invitedAt,
      banned_until: user.bannedUntil,
      last_sign_in_at: user.lastSignInAt,
      deleted_at: user.deletedAt,
    }),
    app_metadata: {
      ...user.appMetadata,
      ...(providers[0] && { provider: providers[0] }),
      ...(providers.length > 0 && { providers }),
      user_type: profile.userType,
      account_type: profile.accountType,
      roles: Profile.countedRoles(profile, roles),
      ...(profile.avatarUrl && { avatar_url: profile.avatarUrl }),
      ...(isGuardian && { is_guardian: true }),
    },
    user_metadata: user.userMetadata,
    identities: identities.map((identity) => toAuthIdentity(identity, user)),
    factors: factors.map(toAuthFactor),
    is_anonymous: user.isAnonymous,
    created_at: user.createdAt.toISOString(),
    updated_at: user.updatedAt.toISOString(),
  };
}

/** GoTrue has one moment where here are two kinds of message. */
const later = (one: Date | null, other: Date | null) =>
  one && other ? new Date(Math.max(one.getTime(), other.getTime())) : (one ?? other);

function moments<K extends string>(given: Record<K, Date | null | undefined>) {
  const known = Object.entries<Date | null | undefined>(given).flatMap(([name, at]) =>
    at ? [[name, at.toISOString()]] : [],
  );
  return Object.fromEntries(known) as Partial<Record<K, string>>;
}

/** The claims that `email` and `phone` give about their owner. */
const ownData = (user: User): Metadata =>
  ownClaims(user, { email: user.emailProvedAt !== null, phone: user.phoneConfirmedAt !== null });

function toAuthIdentity(identity: Identity, user: User): AuthIdentity {
  const data = identity.identityData ?? ownData(user);
  const email = typeof data.email === 'string' ? data.email : undefined;
  return {
    identity_id: identity.id,
    id: identity.providerId,
    user_id: identity.userId,
    identity_data: data,
    provider: identity.provider,
    ...(email !== undefined && { email }),
    ...moments({ last_sign_in_at: identity.lastSignInAt }),
    created_at: identity.createdAt.toISOString(),
    updated_at: identity.updatedAt.toISOString(),
  };
}

export function toAuthFactor(factor: Factor): AuthFactor {
  return {
    id: factor.id,
    ...(factor.friendlyName && { friendly_name: factor.friendlyName }),
    factor_type: factor.factorType,
    status: factor.status,
    ...(factor.phone && { phone: factor.phone }),
    ...moments({ last_challenged_at: factor.lastChallengedAt }),
    created_at: factor.createdAt.toISOString(),
    updated_at: factor.updatedAt.toISOString(),
  };
}
