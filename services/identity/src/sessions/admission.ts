import { notFound, unauthenticated } from '@sidework/chassis/errors';
import { type Actor, isHalfSignedIn } from '@sidework/chassis/http/actor';
import type { User } from '../accounts/table.ts';
import { requireNotBanned } from '../bans/rules/ban.ts';
import type { Config } from '../config.ts';
import { refused } from '../refusals/refusal.ts';
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
export function requireSamePassword(
  user: Pick<User, 'passwordHash'> | undefined,
  { passwordHash }: Pick<User, 'passwordHash'>,
): void {
  if (user?.passwordHash !== passwordHash) throw refused('invalid_credentials');
}

export function requireKnown(user: User | undefined): User {
  if (!user) throw refused('session_not_found');
  return user;
}

/** The session of a request, which may have ended since its token was made. */
export function requireStanding<T>(found: T | undefined): T {
  if (!found) throw unauthenticated('session_expired');
  return found;
}

/** A session ends none that has shown more than itself. */
export function requireMayEndOthers(actor: Pick<Actor, 'aal' | 'nextAal'>): void {
  if (isHalfSignedIn(actor)) throw refused('insufficient_aal', undefined, { status: 403 });
}

/** The session that was to end is the owner's, and stood until now. */
export function requireEnded(ended: readonly string[]): void {
  if (ended.length === 0) throw notFound('not_found');
}
