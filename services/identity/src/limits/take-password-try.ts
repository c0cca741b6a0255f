import type { Db } from '@sidework/chassis/db';
import { and, asc, eq, gt, sql } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import type { Deps } from '../deps.ts';
import { refused } from '../refusals/refusal.ts';
import { boundsFor, secondsToWait, windowSeconds } from './password-tries.ts';
import { passwordAttempts } from './table.ts';

/**
 * Counts a try at the password of `account` before it is checked, so that many at once cannot pass the limit, or refuses
 * it. Gives what takes it back, for a password that turns out to be right or is not checked after all.
 */
export async function takePasswordTry(
  { db, now, config }: Pick<Deps, 'db' | 'now' | 'config'>,
  account: string,
  isKnownDevice: boolean,
): Promise<() => Promise<void>> {
  const id = uuidv7();
  const retryAfterSeconds = await db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${account}, 0))`);
    const at = now();
    const earlier = await triesAt(tx, account, new Date(at.getTime() - windowSeconds * 1000));
    const wait = secondsToWait(earlier, at, boundsFor(config, isKnownDevice));
    if (wait === 0) await tx.insert(passwordAttempts).values({ id, account, at });
    return wait;
  });
  if (retryAfterSeconds > 0)
    throw refused('over_request_rate_limit', undefined, { retryAfterSeconds });
  return async () => {
    await db.delete(passwordAttempts).where(eq(passwordAttempts.id, id));
  };
}

async function triesAt(db: Db, account: string, since: Date): Promise<Date[]> {
  const tries = await db
    .select({ at: passwordAttempts.at })
    .from(passwordAttempts)
    .where(and(eq(passwordAttempts.account, account), gt(passwordAttempts.at, since)))
    .orderBy(asc(passwordAttempts.at));
  return tries.map(({ at }) => at);
}
