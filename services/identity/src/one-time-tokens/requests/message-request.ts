import { requireConfirmed } from '../../accounts/contact.ts';
import { requireEmail, requirePhone } from '../../accounts/input.ts';
import type { User } from '../../accounts/table.ts';
import type { Config } from '../../config.ts';
import { type Challenge, type Pkce, readChallenge } from '../../flow-states/challenge.ts';
import { refused } from '../../refusals/refusal.ts';
import { requireByEmail, requireByPhone } from '../../sign-in/enabled-ways/enabled-ways.ts';

const unprocessable = { status: 422 };

/** Gives how a user is reached: by mail if there is an address. */
export function reachOf(user: User | undefined): { user: User; email: string; phone: string } {
  const { email = null, phone = null } = user ?? {};
  if (!user || (!email && !phone))
    throw refused(
      'validation_failed',
      'Reauthentication requires the user to have an email or a phone number',
    );
  const way = email ? 'email' : 'phone';
  requireConfirmed(user, way, `Please verify your ${way} first.`, unprocessable);
  return { user, email: email ?? '', phone: phone ?? '' };
}

export interface RecoveryRequest extends Pkce {
  email?: string | null | undefined;
}

export function readRecovery(config: Config, { email, ...body }: RecoveryRequest) {
  requireByEmail(config);
  if (!email) throw refused('validation_failed', 'Password recovery requires an email');
  return { sentTo: requireEmail(email), challenge: readChallenge(body) };
}

const types = ['signup', 'email_change', 'sms', 'phone_change'] as const;
type ResendType = (typeof types)[number];
const isType = (given: unknown): given is ResendType => types.some((type) => type === given);

export interface ResendRequest extends Pkce {
  type?: string | null | undefined;
  email?: string | null | undefined;
  phone?: string | null | undefined;
}

type Resending = { type: ResendType } & (
  | { email: string; challenge: Challenge }
  | { phone: string }
);

export function readResending(
  config: Config,
  { type, email, phone, ...body }: ResendRequest,
): Resending {
  if (!isType(type))
    throw refused('validation_failed', `Missing one of these types: ${types.join(', ')}`);
  if (!email && type === 'signup')
    throw refused('validation_failed', 'Type provided requires an email address');
  if (!phone && type === 'sms')
    throw refused('validation_failed', 'Type provided requires a phone number');
  if (email && phone)
    throw refused('validation_failed', 'Only an email address or phone number should be provided.');
  const challenge = readChallenge(body);
  if (email) {
    requireByEmail(config);
    return { type, email: requireEmail(email), challenge };
  }
  if (!phone) throw refused('validation_failed', 'Missing email address or phone number');
  requireByPhone(config);
  return { type, phone: requirePhone(phone) };
}
