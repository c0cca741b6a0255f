import type { User } from '../../accounts/table.ts';
import type { Deps } from '../../deps.ts';
import type { Purpose } from './table.ts';
import { secondsToWait } from './token.ts';

/** Whether a mail of this kind has just gone out. Asked of a locked user: of many who ask at once one mails. */
export const mailedLately = ({ config, now }: Deps, user: User, purpose: Purpose) =>
  secondsToWait(user, purpose, config.GOTRUE_SMTP_MAX_FREQUENCY, now()) > 0;

/** The same of text messages. */
export const textedLately = ({ config, now }: Deps, user: User, purpose: Purpose) =>
  secondsToWait(user, purpose, config.GOTRUE_SMS_MAX_FREQUENCY, now()) > 0;
