import type { Deps } from '../deps.ts';
import { type Pkce, readChallenge } from '../flow-states/challenge.ts';
import type { Sent } from '../one-time-tokens/send-text.ts';
import { refused } from '../refusals/refusal.ts';
import { mailCode } from './mail-code.ts';
import { textCode } from './text-code.ts';

export interface CodeRequest extends Pkce {
  email?: string | null | undefined;
  phone?: string | null | undefined;
  data?: unknown;
  create_user?: boolean | null | undefined;
  channel?: string | null | undefined;
}

/** Sends what signs its reader in, and makes an account for who has none, unless the client asked not to. */
export async function requestCode(
  deps: Deps,
  { email, phone, ...body }: CodeRequest,
  redirectTo: string | undefined,
): Promise<Sent> {
  if (email && phone)
    throw refused('validation_failed', 'Only an email address or phone number should be provided');
  if (email && body.channel)
    throw refused('validation_failed', 'Channel should only be specified with Phone OTP');
  const challenge = readChallenge(body);
  const mayCreate = body.create_user ?? true;
  if (email) return mailCode(deps, { email, challenge, mayCreate, data: body.data, redirectTo });
  if (phone) return textCode(deps, { phone, mayCreate, data: body.data, channel: body.channel });
  throw refused('validation_failed', 'One of email or phone must be set');
}

/** What /magiclink adds: it knows mail only. */
export function requestMagicLink(
  deps: Deps,
  body: CodeRequest,
  redirectTo: string | undefined,
): Promise<Sent> {
  if (!body.email) throw refused('validation_failed', 'Magic link requires an email');
  return requestCode(deps, { ...body, phone: undefined, channel: undefined }, redirectTo);
}
