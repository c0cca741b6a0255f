import { normalPhone } from '../../accounts/input.ts';
import { normalEmail } from '../../accounts/mail-address.ts';
import type { Config } from '../../config.ts';
import { refused } from '../../refusals/refusal.ts';
import { requireByEmail, requireByPhone } from '../enabled-ways/enabled-ways.ts';

/** The address or number that a person signs in with. */
export interface Claim {
  email?: string | undefined;
  phone?: string | undefined;
}

type Settings = Pick<Config, 'GOTRUE_EXTERNAL_EMAIL_ENABLED' | 'GOTRUE_EXTERNAL_PHONE_ENABLED'>;

/** The claim as it is kept, where sign-ins by it are on. */
export function claimOf(config: Settings, { email, phone }: Claim): Claim {
  if (email && phone)
    throw refused(
      'validation_failed',
      'Only an email address or phone number should be provided on login.',
    );
  if (email) {
    requireByEmail(config);
    return { email: normalEmail(email) };
  }
  if (!phone) throw refused('validation_failed', 'missing email or phone');
  requireByPhone(config);
  return { phone: normalPhone(phone) };
}
