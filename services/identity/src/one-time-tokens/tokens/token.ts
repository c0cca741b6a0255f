import type { Metadata, User } from '../../accounts/table.ts';
import type { Config } from '../../config.ts';
import type { OneTimeToken, oneTimeTokens, Purpose } from './table.ts';

/* A token is a link and a code for one purpose of a user. A newer one of the same purpose ends it. */

/** The columns that hold when the last message of a purpose went out, one for each kind and channel. */
export const sentAt = {
  signup: 'confirmationSentAt',
  invite: 'invitedAt',
  magiclink: 'magiclinkSentAt',
  recovery: 'recoverySentAt',
  email_change_current: 'emailChangeSentAt',
  email_change_new: 'emailChangeSentAt',
  sms: 'textSentAt',
  phone_change: 'phoneChangeSentAt',
  reauthentication: 'reauthenticationSentAt',
} as const satisfies Record<Purpose, keyof User>;

/** These purposes go to a number; all others go to an address. */
export const textedPurposes: Purpose[] = ['sms', 'phone_change'];
export const mailedPurposes = (Object.keys(sentAt) as Purpose[]).filter(
  (purpose) => !textedPurposes.includes(purpose),
);

const isTexted = (purpose: Purpose) => textedPurposes.includes(purpose);

/** Gives how long it is until the next message of a kind may go out. */
export function secondsToWait(user: User, purpose: Purpose, frequency: number, now: Date): number {
  const last = user[sentAt[purpose]];
  if (!last) return 0;
  return Math.max(0, Math.ceil(frequency - (now.getTime() - last.getTime()) / 1000));
}

export interface NewToken {
  userId: string;
  purpose: Purpose;
  /** The address or number that the message goes to. */
  sentTo: string;
  /** The flow of a client that waits for a code to exchange. */
  flowStateId?: string | undefined;
  /** Kept of the token before where it is left out. */
  resetWith?: Metadata | undefined;
  /** A code that is known beforehand, of a number for tests. */
  code?: string | undefined;
}

type Lengths = Pick<Config, 'GOTRUE_SMS_OTP_LENGTH' | 'GOTRUE_MAILER_OTP_LENGTH'>;

export const codeLengthOf = (purpose: Purpose, config: Lengths): number =>
  isTexted(purpose) ? config.GOTRUE_SMS_OTP_LENGTH : config.GOTRUE_MAILER_OTP_LENGTH;

type Lifetimes = Pick<Config, 'GOTRUE_SMS_OTP_EXP' | 'GOTRUE_MAILER_OTP_EXP' | 'MAILED_CODE_EXP'>;

/** A mailed link lasts longer than the code beside it, which is soon tried out. */
export function begin(
  { userId, purpose, sentTo, flowStateId, resetWith }: NewToken,
  hashes: Pick<OneTimeToken, 'tokenHash' | 'codeHash'>,
  config: Lifetimes,
  now: Date,
): typeof oneTimeTokens.$inferInsert {
  const after = (seconds: number) => new Date(now.getTime() + seconds * 1000);
  const isText = isTexted(purpose);
  return {
    ...hashes,
    userId,
    purpose,
    tries: 0,
    sentTo,
    flowStateId: flowStateId ?? null,
    createdAt: now,
    expiresAt: after(isText ? config.GOTRUE_SMS_OTP_EXP : config.GOTRUE_MAILER_OTP_EXP),
    codeExpiresAt: after(isText ? config.GOTRUE_SMS_OTP_EXP : config.MAILED_CODE_EXP),
    resetWith,
  };
}

/** After five wrong codes no code of a token counts, but at a device that its owner is known to use. */
export const mostTries = 5;

/**
 * A message that is sent again resets the account if the earlier one is forgotten, because the owner is not known then.
 */
export const resetUnlessWaiting = (waiting: Purpose[], purpose: Purpose) =>
  waiting.includes(purpose) ? {} : { resetWith: {} };
