import type { ProblemCode } from '@sidework/contracts/problems';
import { and, eq, type SQL, sql } from 'drizzle-orm';
import { PgTransaction, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { AppError, databaseError, isOutOfReach, tooManyFor } from '../errors.ts';
import type { Db, Tx } from './db.ts';
import { type Driver, driverOf, type Fragment } from './prepare-once.ts';

/**
 * The moment is the theoretical arrival time of the generic cell rate algorithm. Identity counts in a table of its own,
 * since its callers may have no account yet.
 */
const arrivals = pgTable('account_turns', {
  accountId: uuid().notNull(),
  action: text('turns_of').notNull(),
  arrivesAt: timestamp({ withTimezone: true, precision: 3 }).notNull(),
});

/** How often an account may do something: `count` times at once and in each `seconds`. */
export interface RateLimit {
  accountId: string;
  action: string;
  count: number;
  seconds: number;
  now: Date;
}

/**
 * Seconds that a clock may be set back by. A moment that lies further ahead than a full share plus these was written by
 * a wrong clock, so it is ignored.
 */
const clockSlack = 5;

/**
 * Simultaneous calls may be counted out of order, so the limit has this tolerance. It is at most a tenth of one share,
 * so that it lets no further call through.
 */
const overlap = ({ count, seconds }: RateLimit) => Math.min(1, seconds / count / 10);

/** Seconds of one share, the point after which a clock was wrong, and the limit with its tolerance. */
const figures = (limit: RateLimit) => ({
  at: limit.now.toISOString(),
  each: limit.seconds / limit.count,
  wrong: limit.seconds + clockSlack,
  most: limit.seconds + overlap(limit),
});

/** Part of a statement that counts one more: it gives a row where that is within the limit, over all instances. */
export function countingWithin(limit: RateLimit): SQL {
  const { at, each, wrong, most } = figures(limit);
  const from = sql`case when kept.arrives_at > ${at}::timestamptz + make_interval(secs => ${wrong})
    then ${at}::timestamptz else greatest(kept.arrives_at, ${at}::timestamptz) end`;
  const next = sql`${from} + make_interval(secs => ${each})`;
  return sql`
    insert into account_turns as kept (account_id, turns_of, arrives_at)
    values (${limit.accountId}::uuid, ${limit.action}, ${at}::timestamptz + make_interval(secs => ${each}))
    on conflict (account_id, turns_of) do update set arrives_at = ${next}
    where ${next} <= ${at}::timestamptz + make_interval(secs => ${most})
    returning true`;
}

/** Refuses, with the seconds until there is room for one more. */
export async function refuseOver(db: Db, limit: RateLimit, code: ProblemCode): Promise<never> {
  const { accountId, action, count, seconds, now } = limit;
  const [kept] = await db
    .select()
    .from(arrivals)
    .where(and(eq(arrivals.accountId, accountId), eq(arrivals.action, action)));
  const arrives = (kept?.arrivesAt ?? now).getTime() - now.getTime();
  const wait = Math.ceil(arrives / 1000 + seconds / count - seconds - overlap(limit));
  throw tooManyFor(Math.max(1, wait), code);
}

/**
 * Counts one more, or refuses. In a transaction its row is held until the end, which all else of the account's that counts
 * the same waits for: there it stands last, or counts what is locked anyhow.
 */
export async function enforceRateLimit(db: Db, limit: RateLimit, code: ProblemCode): Promise<void> {
  const counted = await db.execute(countingWithin(limit));
  if (counted.length === 0) await refuseOver(db, limit, code);
}

/** Refuses as `enforceRateLimit` would, and counts nothing. */
export async function requireRoom(db: Db, limit: RateLimit, code: ProblemCode): Promise<void> {
  const { at, each, wrong, most } = figures(limit);
  const full = await db.execute(sql`
    select from account_turns
    where account_id = ${limit.accountId}::uuid and turns_of = ${limit.action}
      and arrives_at <= ${at}::timestamptz + make_interval(secs => ${wrong})
      and arrives_at + make_interval(secs => ${each}) > ${at}::timestamptz + make_interval(secs => ${most})`);
  if (full.length > 0) await refuseOver(db, limit, code);
}

/** Takes back one that was counted before, so that there is room for one more. */
export async function giveBackTurn(tx: Tx, limit: RateLimit): Promise<void> {
  const earlier = sql`${arrivals.arrivesAt} - make_interval(secs => ${figures(limit).each})`;
  await tx
    .update(arrivals)
    .set({ arrivesAt: earlier })
    .where(and(eq(arrivals.accountId, limit.accountId), eq(arrivals.action, limit.action)));
}

/**
 * Part of a statement that counts one more for each row of `from`, which gives one or none. Beyond the limit the statement
 * fails, and with it the transaction.
 */
export function countingOrFailing(sql: Driver, limit: RateLimit, from: Fragment): Fragment {
  const { at, each, wrong, most } = figures(limit);
  return sql`
    insert into account_turns as kept (account_id, turns_of, arrives_at)
    select ${limit.accountId}::uuid, ${limit.action}, ${at}::timestamptz + make_interval(secs => ${each}::float8)
    from ${from}
    on conflict (account_id, turns_of) do update set arrives_at = (
      select case when next <= ${at}::timestamptz + make_interval(secs => ${most}::float8) then next end
      from (select make_interval(secs => ${each}::float8) + case
        when kept.arrives_at > ${at}::timestamptz + make_interval(secs => ${wrong}::float8) then ${at}::timestamptz
        else greatest(kept.arrives_at, ${at}::timestamptz) end) as counted (next))
    returning true`;
}

/** `execute` sends the count at once, so that the end of the transaction need not wait for its answer. */
function countOrFail(tx: Tx, limit: RateLimit): Promise<unknown> {
  const sql = driverOf(tx);
  return countingOrFailing(sql, limit, sql`(select) as once`).execute();
}

/** Whether `countingOrFailing` made the statement fail: beyond the limit it has no moment to write. */
function isOverLimit(error: unknown): boolean {
  const refusal = databaseError(error);
  return refusal?.code === '23502' && refusal.table_name === 'account_turns';
}

/**
 * Runs `work` in a transaction that also counts against `limit`. It counts last, so that its row is held for no more than
 * the commit, and costs neither a commit nor a way to the database of its own. What `work` refuses is rolled back, and
 * counts all the same.
 */
export async function withinRateLimit<T>(
  db: Db,
  limit: RateLimit,
  code: ProblemCode,
  work: (tx: Tx) => Promise<T>,
): Promise<T> {
  // One within another's ends with that one's.
  const isWithin = db instanceof PgTransaction;
  let counting: Promise<unknown> | undefined;
  try {
    const result = await db.transaction(async (tx) => {
      counting = undefined;
      const done = await work(tx);
      counting = countOrFail(tx, limit);
      if (isWithin) await counting;
      // Otherwise waited for below, once the commit is on its way too.
      else counting.catch(() => undefined);
      return done;
    });
    await counting;
    return result;
  } catch (error) {
    if (isOverLimit(error)) return refuseOver(db, limit, code);
    if (!counting && !isWithin && !isOutOfReach(error)) await enforceRateLimit(db, limit, code);
    throw error;
  }
}

/** `withinRateLimit` for work that counts by `countingOrFailing` itself: its refusals count all the same. */
export async function countingRefusals<T>(
  db: Db,
  limit: RateLimit,
  code: ProblemCode,
  work: () => Promise<T>,
): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (isOverLimit(error)) return refuseOver(db, limit, code);
    if (error instanceof AppError) await enforceRateLimit(db, limit, code);
    throw error;
  }
}

const hour = 3_600;

/** Most limits count by the hour. */
export const perHour = (
  accountId: string,
  action: string,
  count: number,
  now: Date,
): RateLimit => ({ accountId, action, count, seconds: hour, now });

/** For an account that is gone. */
export async function forgetRateLimits(tx: Tx, accountId: string): Promise<void> {
  await tx.delete(arrivals).where(eq(arrivals.accountId, accountId));
}
