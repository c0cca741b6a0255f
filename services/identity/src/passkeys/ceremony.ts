import type { Account } from '../accounts/account.ts';
import { requireConfirmed } from '../accounts/contact.ts';
import type { User } from '../accounts/table.ts';
import type { Config } from '../config.ts';
import { refused } from '../refusals/refusal.ts';
import type { Passkey } from './table.ts';

const longestName = 120;

const failed = () => refused('webauthn_verification_failed');

export function requirePasskeys({
  GOTRUE_PASSKEY_ENABLED,
}: Pick<Config, 'GOTRUE_PASSKEY_ENABLED'>): void {
  if (!GOTRUE_PASSKEY_ENABLED) throw refused('passkey_disabled');
}

export function requirePlace(
  {
    GOTRUE_PASSKEY_MAX_PASSKEYS_PER_USER: most,
  }: Pick<Config, 'GOTRUE_PASSKEY_MAX_PASSKEYS_PER_USER'>,
  own: readonly unknown[],
): void {
  if (own.length >= most) throw refused('too_many_passkeys');
}

/** Gives the verified answer; a refusal does not say which part was wrong. */
export function requireVerified<T>(verified: T | undefined | false | null): T {
  if (!verified) throw failed();
  return verified;
}

/** A credential is registered once, whosever it is. */
export function requireUnknown(isInserted: boolean): void {
  if (!isInserted) throw refused('webauthn_credential_exists');
}

/** The handle says whom the authenticator takes the credential to be of. */
export function requireHolder(
  passkey: Passkey | undefined,
  userHandle: string | undefined,
): Passkey {
  const holder = Buffer.from(userHandle ?? '', 'base64url').toString();
  if (!passkey || holder !== passkey.userId) throw failed();
  return passkey;
}

/** Whether they are banned is asked where their session begins. */
export function requireAdmitted(user: User | undefined): void {
  if (!user) throw failed();
  requireConfirmed(user, 'email', undefined, { status: 403 });
  requireConfirmed(user, 'phone', undefined, { status: 403 });
}

export function nameOf(given: string | null | undefined): string {
  if (!given) throw refused('validation_failed', 'friendly_name is required');
  if (given.length > longestName)
    throw refused('validation_failed', `friendly_name must be ${longestName} characters or less`);
  return given;
}

type Ways = Pick<Config, 'GOTRUE_EXTERNAL_EMAIL_ENABLED' | 'GOTRUE_EXTERNAL_PHONE_ENABLED'>;

/** The last passkey goes only where a mailed link, a texted code, a password or a provider is left. */
export function requireOtherWayIn(
  { GOTRUE_EXTERNAL_EMAIL_ENABLED: byMail, GOTRUE_EXTERNAL_PHONE_ENABLED: byPhone }: Ways,
  { user, identities }: Pick<Account, 'user' | 'identities'>,
): void {
  const isLeft = identities.some(({ provider }) => {
    if (provider === 'email') return byMail && user.emailConfirmedAt !== null;
    if (provider === 'phone') return byPhone && user.phoneConfirmedAt !== null;
    return true;
  });
  if (!isLeft)
    throw refused(
      'single_identity_not_deletable',
      'This passkey is your only way to sign in. Set a password or add another passkey first.',
    );
}
