import type { ProblemCode } from '@sidework/contracts/problems';
import { and, eq, type SQL, sql } from 'drizzle-orm';
import { pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { tooManyFor } from '../errors.ts';
import type { Db, Tx } from './db.ts';

/**
 * When an account may do something again: the theoretical arrival time of the generic cell rate algorithm. Identity counts
 * by another table of its own, since whoever asks there may have no account yet.
 */
const accountTurns = pgTable('account_turns', {
  accountId: uuid().notNull(),
  turnsOf: text().notNull(),
  arrivesAt: timestamp({ withTimezone: true, precision: 3 }).notNull(),
});

/** Whose turn it is, at what, and how many they have at once and in each so many seconds. */
export interface Turn {
  accountId: string;
  turnsOf: string;
  count: number;
  seconds: number;
  now: Date;
}

/**
 * Seconds that a clock may have been set back by. What stands further ahead than a full share and this was written by a
 * clock that was wrong, and keeps nobody waiting.
 */
const clockSlack = 5;

/**
 * Who comes a moment before another and is counted after them is not refused for it. Never more than a tenth of a turn, so
 * that it lets no further one through.
 */
const overlap = ({ count, seconds }: Turn) => Math.min(1, seconds / count / 10);

/** The part of a statement that takes a turn: it gives a row where there is one, so that the limit holds over all instances. */
export function takingTurn(turn: Turn): SQL {
  const { accountId, turnsOf, count, seconds, now } = turn;
  const at = sql`${now.toISOString()}::timestamptz`;
  const each = sql`make_interval(secs => ${seconds / count})`;
  const from = sql`case when kept.arrives_at > ${at} + make_interval(secs => ${seconds + clockSlack}) then ${at}
    else greatest(kept.arrives_at, ${at}) end`;
  return sql`
    insert into account_turns as kept (account_id, turns_of, arrives_at)
    values (${accountId}::uuid, ${turnsOf}, ${at} + ${each})
    on conflict (account_id, turns_of) do update set arrives_at = ${from} + ${each}
    where ${from} + ${each} <= ${at} + make_interval(secs => ${seconds + overlap(turn)})
    returning true`;
}

/** Refuses, with the seconds until the next turn. */
export async function refuseTurn(db: Db, turn: Turn, code: ProblemCode): Promise<never> {
  const { accountId, turnsOf, count, seconds, now } = turn;
  const [kept] = await db
    .select()
    .from(accountTurns)
    .where(and(eq(accountTurns.accountId, accountId), eq(accountTurns.turnsOf, turnsOf)));
  const arrives = (kept?.arrivesAt ?? now).getTime() - now.getTime();
  const wait = Math.ceil(arrives / 1000 + seconds / count - seconds - overlap(turn));
  throw tooManyFor(Math.max(1, wait), code);
}

/**
 * Takes a turn, or refuses. Asked for before the transaction of the work where that is possible: its row is one that all
 * an account does at once waits for.
 */
export async function takeTurn(db: Db, turn: Turn, code: ProblemCode): Promise<void> {
  const taken = await db.execute(takingTurn(turn));
  if (taken.length === 0) await refuseTurn(db, turn, code);
}

const hour = 3_600;

/** What most limits are: so many an hour. */
export const turnOfHour = (accountId: string, turnsOf: string, count: number, now: Date): Turn => ({
  accountId,
  turnsOf,
  count,
  seconds: hour,
  now,
});

/** For an account that is gone. */
export async function forgetTurns(tx: Tx, accountId: string): Promise<void> {
  await tx.delete(accountTurns).where(eq(accountTurns.accountId, accountId));
}
