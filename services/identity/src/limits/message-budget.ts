import type { Db } from '@sidework/chassis/db/db';
import type { AuthRefusalCode } from '@sidework/contracts/identity/refusals/auth-refusals';
import type { Config } from '../config.ts';
import { takeOne } from './rate-limits.ts';
import { giveOneBack } from './rate-queries.ts';

const hour = 3600;

/**
 * The share of the budget for people who may have no account yet, because anybody can ask for such messages in any
 * name.
 */
const shareOfAnybody = 0.8;

/** The receiver of a message: a known user, or anybody, who has only a share of the budget. */
export type Whose = 'known' | 'anybody';

type MailSettings = Pick<Config, 'GOTRUE_RATE_LIMIT_EMAIL_SENT'>;
type SmsSettings = Pick<Config, 'GOTRUE_RATE_LIMIT_SMS_SENT'>;

interface Budget {
  name: string;
  count: number;
  refusal: AuthRefusalCode;
}

const mails = ({ GOTRUE_RATE_LIMIT_EMAIL_SENT: count }: MailSettings): Budget => ({
  name: 'mails',
  count,
  refusal: 'over_email_send_rate_limit',
});

const texts = ({ GOTRUE_RATE_LIMIT_SMS_SENT: count }: SmsSettings): Budget => ({
  name: 'text messages',
  count,
  refusal: 'over_sms_send_rate_limit',
});

/**
 * Counts one more mail of all that the service sends in an hour, or refuses. Not inside a transaction that goes on: all
 * who send would wait for it.
 */
export const requireMailBudget = (db: Db, settings: MailSettings, whose: Whose = 'known') =>
  take(db, mails(settings), whose);

/** The same of text messages, which cost money. */
export const requireSmsBudget = (db: Db, settings: SmsSettings, whose: Whose = 'known') =>
  take(db, texts(settings), whose);

/** For a mail that was counted beforehand and did not go out. */
export async function giveMailBack(db: Db, settings: MailSettings, whose: Whose) {
  for (const part of partsOf(mails(settings), whose)) await giveOneBack(db, part.key, part);
}

async function take(db: Db, budget: Budget, whose: Whose) {
  for (const part of partsOf(budget, whose)) await takeOne(db, part.key, part, budget.refusal);
}

/** The share first: what it refuses takes nothing from the whole. */
const partsOf = ({ name, count }: Budget, whose: Whose) => [
  ...(whose === 'anybody'
    ? [{ key: `${name} to anybody`, count: Math.ceil(count * shareOfAnybody), seconds: hour }]
    : []),
  { key: name, count, seconds: hour },
];
