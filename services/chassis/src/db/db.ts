import { setTimeout as sleep } from 'node:timers/promises';
import { type ExtractTablesWithRelations, sql as statement } from 'drizzle-orm';
import type { PgDatabase, PgTransaction } from 'drizzle-orm/pg-core';
import {
  drizzle,
  type PostgresJsDatabase,
  type PostgresJsQueryResultHKT,
} from 'drizzle-orm/postgres-js';
import postgres from 'postgres';
import { databaseError, isOutOfReach } from '../errors.ts';
import { waysTo } from './database-servers.ts';
import { leaveLostTransactions } from './lost-connections.ts';
import { prepareStatements } from './prepared-statements.ts';
import { steadyClock, steadyNow } from './steady-clock.ts';
import { wakingAfter } from './wake-after-commit.ts';

type NoSchema = Record<string, never>;

/** A transaction; what writes takes this, so that a write outside one does not compile. */
export type Tx = PgTransaction<
  PostgresJsQueryResultHKT,
  NoSchema,
  ExtractTablesWithRelations<NoSchema>
>;

/** A database or a transaction; what only reads takes this. */
export type Db = PgDatabase<PostgresJsQueryResultHKT, NoSchema>;

/** The driver itself, for LISTEN and for the few statements worth writing by hand. */
export type Sql = postgres.Sql<{ bigint: number }>;

export interface Database {
  db: PostgresJsDatabase;
  sql: Sql;
  close(): Promise<void>;
}

/** Milliseconds after which the server ends a transaction, whatever it is at. */
export const longestTransaction = 15_000;

const serializationFailures = new Set(['40001', '40P01']);
const attempts = 5;

/** Runs `work` again, up to five times, where Postgres gave it up for another transaction's sake. */
async function again<T>(work: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      const code = databaseError(error)?.code;
      if (attempt >= attempts || !code || !serializationFailures.has(code)) throw error;
      await sleep(2 ** attempt * 5 * (0.5 + Math.random()));
    }
  }
}

export interface PoolOptions {
  max?: number;
  /** Plans every query for its own values, for those whose best plan depends on them. */
  planEachQuery?: boolean;
  /** Receives the notices of the server; without it they are dropped. */
  onNotice?: (notice: postgres.Notice) => void;
}

/**
 * A pool on one service's schema, with the limits of a request (statement 5 s, lock 2 s, idle in transaction 10 s).
 * `bigint` columns come as numbers: the largest amount is far below 2^53.
 */
export function openDatabase(
  url: string,
  name: string,
  { max = 10, planEachQuery = false, onNotice = () => {} }: PoolOptions = {},
): Database {
  const { url: first, options } = waysTo(url);
  const sql: Sql = postgres<{ bigint: postgres.PostgresType<number> }>(first, {
    max,
    idle_timeout: 30,
    max_lifetime: 30 * 60,
    connect_timeout: 5,
    // The driver's types do not know its option.
    ...options,
    // Seconds. The driver's own pauses grow with the failures of all connections together: one second of outage makes
    // them twenty, and every query meanwhile waits as long.
    backoff: () => 0.1 + Math.random() * 0.2,
    onnotice: onNotice,
    types: {
      bigint: { to: 20, from: [20], parse: Number, serialize: (value: number) => String(value) },
    },
    connection: {
      application_name: name,
      statement_timeout: 5_000,
      lock_timeout: 2_000,
      idle_in_transaction_session_timeout: 10_000,
      transaction_timeout: longestTransaction,
      ...(planEachQuery && { plan_cache_mode: 'force_custom_plan' }),
    },
  });
  prepareStatements(sql);
  leaveLostTransactions(sql);
  const db = drizzle(sql, { casing: 'snake_case' });
  const begin = db.transaction.bind(db);
  db.transaction = (work, config) =>
    again(() => wakingAfter(sql, work, (waking) => begin(waking, config)));
  return { db, sql, close: () => sql.end({ timeout: 5 }) };
}

/**
 * Asks the database until it answers. Throws the last error once `patience` milliseconds have passed. While everything
 * starts at once, Postgres may take longer to accept a connection than the 5 s that a request waits.
 */
export async function untilDatabaseAnswers(sql: Sql, patience: number): Promise<void> {
  const until = performance.now() + patience;
  for (;;) {
    try {
      await sql`select 1`;
      return;
    } catch (error) {
      if (!isOutOfReach(error) || performance.now() >= until) throw error;
      await sleep(250);
    }
  }
}

/** Now, on the database's clock: what several machines agree on. The offset is measured at start and every minute. */
export async function databaseClock(db: Db): Promise<{ now: () => Date; stop: () => void }> {
  let offset = 0;
  const measure = async () => {
    const before = Date.now();
    const [row] = await db.execute<{ at: string }>(
      statement`select extract(epoch from clock_timestamp()) * 1000 as at`,
    );
    const after = Date.now();
    // Less than a round trip is noise, and would make two moments of one request run backwards.
    const measured = Number(row?.at) - (before + after) / 2;
    offset = Math.abs(measured) > after - before + 1 ? measured : 0;
  };
  await measure();
  // A database that does not answer keeps the offset that was; the pool reports the fault where it matters.
  const timer = setInterval(() => measure().catch(() => undefined), 60_000).unref();
  const steady = steadyClock(() => steadyNow() + offset);
  return { now: () => new Date(steady()), stop: () => clearInterval(timer) };
}
