import type { Db, Tx } from '@sidework/chassis/db';
import { eq } from 'drizzle-orm';
import { takeOne } from '../limits/rate-limits.ts';
import { rateLimits } from '../limits/table.ts';

/** Wrong answers of one factor, over all its challenges. */
const mostTries = { count: 10, seconds: 900 };
/** Wrong recovery codes. */
const mostRecoveries = { count: 5, seconds: 900 };

const keyOf = (factorId: string) => `factor tries ${factorId}`;

/** Counts a try before it is looked at, so that however many come at once, no more are looked at. */
export const takeTry = (db: Db, factorId: string) => takeOne(db, keyOf(factorId), mostTries);

export const takeRecovery = (db: Db, factorId: string) =>
  takeOne(db, keyOf(factorId), mostRecoveries, 'mfa_recovery_codes_locked');

/** A right answer takes the tries before it away. */
export async function forgetTries(tx: Tx, factorId: string) {
  await tx.delete(rateLimits).where(eq(rateLimits.key, keyOf(factorId)));
}
