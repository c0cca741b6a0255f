import type { Deps } from '../../deps.ts';
import { isAssuredDevice } from '../../known-devices/known-devices.ts';
import { takeOne, takeOneOf } from '../../limits/rate-limits.ts';
import type { Source } from '../../source.ts';
import { isVerified } from '../rules/factor.ts';
import type { Factor } from '../rules/table.ts';

/** The limit for one user, and for one number that is not yet proved to be theirs. */
const mostTexts = { count: 5, seconds: 600 };

/**
 * An extra limit for browsers that proved a second factor, because an attacker with the password can use up the first.
 */
const textsOfAssuredDevice = { count: 3, seconds: 600 };

const refusal = 'over_sms_send_rate_limit';

/**
 * Counts a text message for the user and not for the factor, because a number that is enrolled again is a new factor.
 */
export async function countText(deps: Deps, factor: Factor, { device }: Pick<Source, 'device'>) {
  const { db, config, seal } = deps;
  const { userId, phone } = factor;
  const number = phone ?? '';
  if (config.GOTRUE_SMS_TEST_OTP[number]) return;
  const isAssured = device && (await isAssuredDevice(deps, userId, device));
  const shares = [
    { key: `factor texts ${userId}`, ...mostTexts },
    ...(isAssured ? [{ key: `factor texts kept back ${userId}`, ...textsOfAssuredDevice }] : []),
  ];
  await takeOneOf(db, shares, refusal);
  // Claims of a stranger must not lock out the person who has proved the number.
  if (!isVerified(factor))
    await takeOne(db, `factor texts ${seal.digest('factor texts', number)}`, mostTexts, refusal);
}
