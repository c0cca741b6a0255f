import type {
  OauthScope,
  OauthUserInfo,
} from '@sidework/contracts/identity/oauth-server/auth-oauth';
import type { Account } from '../../accounts/account.ts';

/** Gives the claims that `scope` allows. */
export function userInfoOf({ user, profile }: Account, scope: string): OauthUserInfo {
  const scopes = scope.split(' ');
  const has = (name: OauthScope) => scopes.includes(name);
  const { preferred_username: username } = user.userMetadata;
  const isPhoneVerified = user.phoneConfirmedAt !== null;
  return {
    sub: user.id,
    ...(has('email') &&
      user.email && { email: user.email, email_verified: user.emailProvedAt !== null }),
    ...(has('profile') && {
      ...(profile.fullName && { name: profile.fullName }),
      ...(profile.avatarUrl && { picture: profile.avatarUrl }),
      ...(typeof username === 'string' && { preferred_username: username }),
      updated_at: Math.floor(user.updatedAt.getTime() / 1000),
    }),
    ...(has('phone') &&
      user.phone && {
        phone: user.phone,
        phone_verified: isPhoneVerified,
        phone_number: `+${user.phone}`,
        phone_number_verified: isPhoneVerified,
      }),
  };
}
