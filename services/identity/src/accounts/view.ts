import type { AuthUser } from '@sidework/contracts/identity/auth';
import type { Account } from './account.ts';
import type { Identity, User } from './table.ts';

/** A user as GoTrue's client knows one; what is in `app_metadata` is set by the server only. */
export function toAuthUser({ user, identities, profile, roles }: Account): AuthUser {
  const confirmedAt = user.emailConfirmedAt?.toISOString();
  return {
    id: user.id,
    aud: 'authenticated',
    role: 'authenticated',
    email: user.email,
    phone: '',
    email_confirmed_at: confirmedAt,
    confirmed_at: confirmedAt,
    confirmation_sent_at: user.confirmationSentAt?.toISOString(),
    recovery_sent_at: user.recoverySentAt?.toISOString(),
    last_sign_in_at: user.lastSignInAt?.toISOString(),
    app_metadata: {
      provider: 'email',
      providers: identities.map(({ provider }) => provider),
      user_type: profile.userType,
      account_type: profile.accountType,
      roles,
    },
    user_metadata: {
      ...emailClaims(user),
      full_name: profile.fullName,
      user_type: profile.userType,
      ...(profile.profession && { profession: profile.profession }),
    },
    identities: identities.map((identity) => toAuthIdentity(identity, user)),
    factors: [],
    is_anonymous: false,
    created_at: user.createdAt.toISOString(),
    updated_at: user.updatedAt.toISOString(),
  };
}

const emailClaims = (user: User) => ({
  sub: user.id,
  email: user.email,
  email_verified: user.emailConfirmedAt !== null,
  phone_verified: false,
});

function toAuthIdentity(identity: Identity, user: User): Record<string, unknown> {
  return {
    identity_id: identity.id,
    id: identity.providerId,
    user_id: identity.userId,
    identity_data: emailClaims(user),
    provider: identity.provider,
    email: user.email,
    ...(identity.lastSignInAt && { last_sign_in_at: identity.lastSignInAt.toISOString() }),
    created_at: identity.createdAt.toISOString(),
    updated_at: identity.updatedAt.toISOString(),
  };
}
