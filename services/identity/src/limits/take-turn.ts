import type { Db } from '@sidework/chassis/db/db';
import { tooManyFor } from '@sidework/chassis/errors';
import type { ProblemCode } from '@sidework/contracts/problems';
import { AuthRefusal } from '../refusals/refusal.ts';
import type { Bound } from './bound.ts';
import { takeOne } from './rate-limits.ts';

/** Counts one more of `key` for `/api`, which refuses in the platform's own words. */
export async function takeTurn(
  db: Db,
  key: string,
  bound: Bound,
  code: ProblemCode = 'too_many_requests',
): Promise<void> {
  try {
    await takeOne(db, key, bound);
  } catch (error) {
    if (!(error instanceof AuthRefusal)) throw error;
    throw tooManyFor(error.details.retryAfterSeconds ?? bound.seconds, code);
  }
}
