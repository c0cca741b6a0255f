import { type LinkType, linkTypes } from '@sidework/contracts/identity/administration/auth-admin';
import type { User } from '../../accounts/table.ts';
import type { Config } from '../../config.ts';
import { refused } from '../../refusals/refusal.ts';

export function readLinkType(given: string | undefined): LinkType {
  const asked = linkTypes.find((type) => type === given);
  if (!asked)
    throw refused('validation_failed', `Invalid email action link type requested: ${given}`);
  return asked;
}

const opens = (type: LinkType) => type === 'signup' || type === 'invite';

/** Only a link to sign up or in makes the user it is for. */
export function requireMayOpenBy(type: LinkType): void {
  if (!opens(type)) throw refused('user_not_found', 'User with this email not found');
}

/** A confirmed address signs up no more. */
export function requireUnconfirmed(type: LinkType, known: User | undefined): void {
  if (opens(type) && known?.emailConfirmedAt) throw refused('email_exists');
}

export function requireBothAsked(
  type: LinkType,
  config: Pick<Config, 'GOTRUE_MAILER_SECURE_EMAIL_CHANGE_ENABLED'>,
): void {
  if (type === 'email_change_current' && !config.GOTRUE_MAILER_SECURE_EMAIL_CHANGE_ENABLED)
    throw refused(
      'validation_failed',
      'Enable secure email change to generate link for current email',
    );
}
