import type { User } from '../../accounts/table.ts';
import type { Deps } from '../../deps.ts';
import type { Purpose } from './table.ts';

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

/** Whether a mail of this kind has just gone out. Asked of a locked user: of many who ask at once one mails. */
export const mailedLately = (deps: Deps, user: User, purpose: Purpose) =>
  secondsToWait(deps, user, purpose, deps.config.GOTRUE_SMTP_MAX_FREQUENCY) > 0;

/** The same of text messages. */
export const textedLately = (deps: Deps, user: User, purpose: Purpose) =>
  secondsToWait(deps, user, purpose, deps.config.GOTRUE_SMS_MAX_FREQUENCY) > 0;

/** How long until the next message of a kind may go out. */
export function secondsToWait({ now }: Deps, user: User, purpose: Purpose, frequency: number) {
  const last = user[sentAt[purpose]];
  if (!last) return 0;
  return Math.max(0, Math.ceil(frequency - (now().getTime() - last.getTime()) / 1000));
}
