import { requireEmail, requirePhone } from '../accounts/input.ts';
import type { Metadata, User } from '../accounts/table.ts';
import { type Challenge, type Pkce, readChallenge } from '../flow-states/challenge.ts';
import { refused } from '../refusals/refusal.ts';
import { readChannel } from '../sms/channel.ts';
import type { Channel } from '../sms/sms.ts';

export interface UserUpdate extends Pkce {
  email?: string | null | undefined;
  phone?: string | null | undefined;
  password?: string | null | undefined;
  current_password?: string | null | undefined;
  nonce?: string | null | undefined;
  data?: Metadata | null | undefined;
  channel?: string | null | undefined;
}

/** The requested changes, without those that are already true. */
export interface UserChanges {
  email: string | undefined;
  phone: string | undefined;
  password: string | undefined;
  currentPassword: string | undefined;
  nonce: string | undefined;
  data: Metadata | undefined;
  channel: Channel;
  challenge: Challenge;
}

export function readChanges(body: UserUpdate, user: User): UserChanges {
  const email = body.email ? requireEmail(body.email) : undefined;
  const phone = body.phone ? requirePhone(body.phone) : undefined;
  return {
    email: email === user.email ? undefined : email,
    phone: phone === user.phone ? undefined : phone,
    password: body.password ?? undefined,
    currentPassword: body.current_password || undefined,
    nonce: body.nonce || undefined,
    data: body.data ?? undefined,
    channel: readChannel(body.channel),
    challenge: readChallenge(body),
  };
}

/** An account with neither address nor number could never use a password. */
export function requireReachable(
  { isAnonymous }: Pick<User, 'isAnonymous'>,
  { password, email, phone }: UserChanges,
): void {
  if (!isAnonymous || password === undefined || email || phone) return;
  throw refused(
    'validation_failed',
    'Updating password of an anonymous user without an email or phone is not allowed',
    { status: 422 },
  );
}
