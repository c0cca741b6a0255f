import { type Challenge, type Pkce, readChallenge } from '../../flow-states/challenge.ts';
import { refused } from '../../refusals/refusal.ts';

export interface CodeRequest extends Pkce {
  email?: string | null | undefined;
  phone?: string | null | undefined;
  data?: unknown;
  create_user?: boolean | null | undefined;
  channel?: string | null | undefined;
}

interface Wanted {
  mayCreate: boolean;
  data: unknown;
}
export type CodeWanted = Wanted &
  ({ email: string; challenge: Challenge } | { phone: string; channel: string | null | undefined });

/** Reads whether a code goes to an address or to a number. */
export function readCodeRequest({ email, phone, channel, ...body }: CodeRequest): CodeWanted {
  if (email && phone)
    throw refused('validation_failed', 'Only an email address or phone number should be provided');
  if (email && channel)
    throw refused('validation_failed', 'Channel should only be specified with Phone OTP');
  const challenge = readChallenge(body);
  const wanted = { mayCreate: body.create_user ?? true, data: body.data };
  if (email) return { ...wanted, email, challenge };
  if (phone) return { ...wanted, phone, channel };
  throw refused('validation_failed', 'One of email or phone must be set');
}

/** Reads the body of /magiclink, which knows mail only. */
export function readMagicLink(body: CodeRequest): CodeWanted {
  if (!body.email) throw refused('validation_failed', 'Magic link requires an email');
  return readCodeRequest({ ...body, phone: undefined, channel: undefined });
}
