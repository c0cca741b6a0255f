import type { Deps } from '../deps.ts';
import { takeOne, takeOneOf } from '../limits/rate-limits.ts';
import { isAssuredDevice } from '../sessions/known-devices.ts';
import type { Source } from '../source.ts';
import type { Factor } from './table.ts';

/** Of one user, and to one number that is not yet shown to be theirs. */
const mostTexts = { count: 5, seconds: 600 };

/** Of one user, beside those: for browsers that showed a second step, since whoever has the password can use up the rest. */
const textsOfAssuredDevice = { count: 3, seconds: 600 };

const refusal = 'over_sms_send_rate_limit';

/** Counts a text message, whichever factor it is of: enrolled anew, a number has had no message yet. */
export async function countText(
  deps: Deps,
  { userId, phone, status }: Factor,
  { device }: Pick<Source, 'device'>,
) {
  const { db, config, seal } = deps;
  const number = phone ?? '';
  if (config.GOTRUE_SMS_TEST_OTP[number]) return;
  const isAssured = device && (await isAssuredDevice(deps, userId, device));
  const shares = [
    { key: `factor texts ${userId}`, ...mostTexts },
    ...(isAssured ? [{ key: `factor texts kept back ${userId}`, ...textsOfAssuredDevice }] : []),
  ];
  await takeOneOf(db, shares, refusal);
  // Whoever shows a number to be theirs is not kept from it by those who merely claim it.
  if (status === 'unverified')
    await takeOne(db, `factor texts ${seal.digest('factor texts', number)}`, mostTexts, refusal);
}
