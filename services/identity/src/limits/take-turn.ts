import type { Db } from '@sidework/chassis/db';
import { tooManyFor } from '@sidework/chassis/errors';
import { AuthRefusal } from '../refusals/refusal.ts';
import { type Rate, takeOne } from './rate-limits.ts';

/** Counts one more of `key` for `/api`, which refuses in the platform's own words. */
export async function takeTurn(db: Db, key: string, rate: Rate): Promise<void> {
  try {
    await takeOne(db, key, rate);
  } catch (error) {
    if (!(error instanceof AuthRefusal)) throw error;
    throw tooManyFor(error.details.retryAfterSeconds ?? rate.seconds, 'too_many_requests');
  }
}
