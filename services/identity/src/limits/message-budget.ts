import type { Db } from '@sidework/chassis/db';
import type { Config } from '../config.ts';
import { takeOne } from './rate-limits.ts';

const hour = 3600;

/**
 * Counts one more mail of all that the service sends in an hour, or refuses. Not inside a transaction that goes on: all
 * who send would wait for it.
 */
export function requireMailBudget(
  db: Db,
  { GOTRUE_RATE_LIMIT_EMAIL_SENT: count }: Pick<Config, 'GOTRUE_RATE_LIMIT_EMAIL_SENT'>,
): Promise<void> {
  return takeOne(db, 'mails', { count, seconds: hour }, 'over_email_send_rate_limit');
}

/** The same of text messages, which cost money. */
export function requireSmsBudget(
  db: Db,
  { GOTRUE_RATE_LIMIT_SMS_SENT: count }: Pick<Config, 'GOTRUE_RATE_LIMIT_SMS_SENT'>,
): Promise<void> {
  return takeOne(db, 'text messages', { count, seconds: hour }, 'over_sms_send_rate_limit');
}
