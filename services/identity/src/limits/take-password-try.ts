import type { Db } from '@sidework/chassis/db/db';
import { and, asc, eq, gt, inArray, sql } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import type { Deps } from '../deps.ts';
import { refused } from '../refusals/refusal.ts';
import { boundsOf, secondsToWait, windowSeconds } from './password-tries.ts';
import { passwordAttempts } from './table.ts';

export interface Trying {
  account: string;
  /** Names a device that the account knows, whose tries are counted by themselves. */
  device: string | undefined;
}

/**
 * Counts a try at a password before it is checked, so that many at once cannot pass the limit, or refuses it. Gives what
 * takes it back, for a password that turns out to be right or is not checked after all.
 */
export async function takePasswordTry(
  { db, now, config }: Pick<Deps, 'db' | 'now' | 'config'>,
  trying: Trying,
): Promise<() => Promise<void>> {
  const key = countedAs(trying);
  const outcome = await db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`);
    const at = now();
    const bounds = boundsOf(config, trying.device !== undefined);
    const wait = secondsToWait(await triesAt(tx, trying, at), at, bounds);
    return wait > 0 ? { wait } : { id: await countTry(tx, trying, at) };
  });
  if (outcome.wait !== undefined)
    throw refused('over_request_rate_limit', undefined, { retryAfterSeconds: outcome.wait });
  return async () => {
    await db.delete(passwordAttempts).where(eq(passwordAttempts.id, outcome.id));
  };
}

export const countedAs = ({ account, device }: Trying) => device ?? account;

export async function countTry(db: Db, trying: Trying, at: Date): Promise<string> {
  const id = uuidv7();
  await db.insert(passwordAttempts).values({ id, account: countedAs(trying), at });
  return id;
}

export async function forgetTriesOf(db: Db, { account, device }: Trying) {
  const whose = device ? [account, device] : [account];
  await db.delete(passwordAttempts).where(inArray(passwordAttempts.account, whose));
}

/** The tries before, oldest first, as far as they still count. */
export async function triesAt(db: Db, trying: Trying, now: Date, seconds = windowSeconds) {
  const since = new Date(now.getTime() - seconds * 1000);
  const tries = await db
    .select({ at: passwordAttempts.at })
    .from(passwordAttempts)
    .where(and(eq(passwordAttempts.account, countedAs(trying)), gt(passwordAttempts.at, since)))
    .orderBy(asc(passwordAttempts.at));
  return tries.map(({ at }) => at);
}
