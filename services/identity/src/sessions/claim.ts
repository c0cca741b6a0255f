import type { Db } from '@sidework/chassis/db/db';
import { normalPhone } from '../accounts/input.ts';
import { normalEmail } from '../accounts/mail-address.ts';
import { findUserByEmail, findUserByPhone } from '../accounts/queries.ts';
import type { User } from '../accounts/table.ts';
import type { Config } from '../config.ts';
import { refused } from '../refusals/refusal.ts';

/** Who somebody says they are: one of the two. */
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
    if (!config.GOTRUE_EXTERNAL_EMAIL_ENABLED) throw refused('email_provider_disabled');
    return { email: normalEmail(email) };
  }
  if (!phone) throw refused('validation_failed', 'missing email or phone');
  if (!config.GOTRUE_EXTERNAL_PHONE_ENABLED) throw refused('phone_provider_disabled');
  return { phone: normalPhone(phone) };
}

export const findClaimed = (db: Db, { email, phone = '' }: Claim): Promise<User | undefined> =>
  email ? findUserByEmail(db, email) : findUserByPhone(db, phone);
