import type { User } from '../../accounts/table.ts';
import { requireNotBanned } from '../../bans/rules/ban.ts';
import type { Config } from '../../config.ts';
import { refused } from '../../refusals/refusal.ts';
import type { Claim } from './claim.ts';

/** Nothing says whether the account, the password or both were wrong. */
export function requireCredential<T>(given: T | undefined): NonNullable<T> {
  if (!given) throw refused('invalid_credentials');
  return given;
}

type Settings = Pick<Config, 'GOTRUE_MAILER_ALLOW_UNVERIFIED_EMAIL_SIGN_INS'>;

/** Told only to who knows the password. */
export function requireAdmitted(
  { GOTRUE_MAILER_ALLOW_UNVERIFIED_EMAIL_SIGN_INS: mayBeUnconfirmed }: Settings,
  user: User,
  { email }: Claim,
  now: Date,
): void {
  requireNotBanned(user, now);
  const isConfirmed = email
    ? user.emailConfirmedAt !== null || mayBeUnconfirmed
    : user.phoneConfirmedAt !== null;
  requireNoNewcomer(!isConfirmed, { email });
}

/** A new sign-up confirms the address or the number first. */
export function requireNoNewcomer(isNewcomer: boolean, { email }: Claim): void {
  if (isNewcomer) throw refused(email ? 'email_not_confirmed' : 'phone_not_confirmed');
}

/** A password changed while it was being checked no longer opens anything. */
export function requireSamePassword<T extends Pick<User, 'passwordHash'>>(
  user: T | undefined,
  { passwordHash }: Pick<User, 'passwordHash'>,
): T {
  if (user?.passwordHash !== passwordHash) throw refused('invalid_credentials');
  return user;
}
