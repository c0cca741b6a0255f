import { requireEmail, requirePhone } from '../accounts/input.ts';
import type { Deps } from '../deps.ts';
import { type Pkce, readChallenge } from '../flow-states/challenge.ts';
import { refused } from '../refusals/refusal.ts';
import { inEvenTime } from './in-even-time.ts';
import { resendByMail } from './resend-by-mail.ts';
import { resendByText } from './resend-by-text.ts';
import type { Sent } from './send-text.ts';

interface Request extends Pkce {
  type?: string | null | undefined;
  email?: string | null | undefined;
  phone?: string | null | undefined;
}

const types = ['signup', 'email_change', 'sms', 'phone_change'] as const;
type ResendType = (typeof types)[number];
const isType = (given: unknown): given is ResendType => types.some((type) => type === given);

/** Sends once more what waits for an answer; whether anything does is told to nobody. */
export async function resend(
  deps: Deps,
  { type, email, phone, ...body }: Request,
  redirectTo: string | undefined,
): Promise<Sent> {
  const { config } = deps;
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
    if (!config.GOTRUE_EXTERNAL_EMAIL_ENABLED) throw refused('email_provider_disabled');
    const address = requireEmail(email);
    const wishes = { challenge, redirectTo };
    await inEvenTime(deps, () => resendByMail(deps, type, address, wishes));
    return {};
  }
  if (!phone) throw refused('validation_failed', 'Missing email address or phone number');
  if (!config.GOTRUE_EXTERNAL_PHONE_ENABLED) throw refused('phone_provider_disabled');
  const number = requirePhone(phone);
  await inEvenTime(deps, () => resendByText(deps, type, number));
  return {};
}
