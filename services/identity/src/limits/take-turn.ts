import type { Db } from '@sidework/chassis/db/db';
import { tooManyFor } from '@sidework/chassis/errors';
import type { ProblemCode } from '@sidework/contracts/problems';
import { AuthRefusal } from '../refusals/refusal.ts';
import { type Rate, takeOne } from './rate-limits.ts';

/** Counts one more of `key` for `/api`, which refuses in the platform's own words. */
export async function takeTurn(
  db: Db,
  key: string,
  rate: Rate,
  code: ProblemCode = 'too_many_requests',
): Promise<void> {
  try {
    await takeOne(db, key, rate);
  } catch (error) {
    if (!(error instanceof AuthRefusal)) throw error;
    throw tooManyFor(error.details.retryAfterSeconds ?? rate.seconds, code);
  }
}
