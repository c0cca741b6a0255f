import { requireEmail, requirePhone } from '../../accounts/input.ts';
import { refused } from '../../refusals/refusal.ts';
import type { Verification } from '../tokens/redeem-token.ts';
import type { Purpose } from '../tokens/table.ts';

export interface VerificationBody {
  type?: string | null | undefined;
  token?: string | null | undefined;
  token_hash?: string | null | undefined;
  email?: string | null | undefined;
  phone?: string | null | undefined;
}

/** The purposes that each type of the client opens, as in GoTrue; `email` stands for every mail that signs in. */
const mailed = new Map<string, Purpose[]>([
  ['signup', ['signup', 'invite']],
  ['invite', ['invite', 'signup']],
  ['magiclink', ['magiclink', 'recovery']],
  ['recovery', ['recovery', 'magiclink']],
  ['email', ['signup', 'invite', 'magiclink', 'recovery']],
  ['email_change', ['email_change_current', 'email_change_new']],
]);
const texted = new Map<string, Purpose[]>([
  ['sms', ['sms']],
  ['phone_change', ['phone_change']],
]);

export function readVerification({
  type,
  token,
  token_hash,
  email,
  phone,
}: VerificationBody): Verification {
  if (!type) throw refused('validation_failed', 'Verify requires a verification type');
  if (Boolean(token) === Boolean(token_hash))
    throw refused('validation_failed', 'Verify requires either a token or a token hash');
  if (token_hash) {
    if (email || phone)
      throw refused('validation_failed', 'Only the token_hash and type should be provided');
    return readLink(type, token_hash);
  }
  if (Boolean(email) === Boolean(phone))
    throw refused(
      'validation_failed',
      'Only an email address or phone number should be provided on verify',
    );
  const purposes = (email ? mailed : texted).get(type);
  if (!purposes) throw refused('validation_failed', 'Unsupported verification type');
  const code = token ?? '';
  if (email) return { purposes, code, email: requireEmail(email) };
  return { purposes, code, phone: requirePhone(phone ?? '') };
}

export function readLink(type: string, token: string): Verification {
  const purposes = mailed.get(type);
  if (!purposes) throw refused('validation_failed', 'Invalid email verification type');
  return { purposes, token };
}

/** A link that a browser opens: older ones carry the token under another name. */
export function readFollowed({ type, token, token_hash }: VerificationBody) {
  const given = token || token_hash;
  if (!type) throw refused('validation_failed', 'Verify requires a verification type');
  if (!given) throw refused('validation_failed', 'Verify requires a token or a token hash');
  return { type, token: given };
}
