import type { ISql } from 'postgres';

/** The number of a session at Postgres, asked within its transaction. */
export async function pidOf(transaction: ISql): Promise<number> {
  const [{ pid } = { pid: 0 }] = await transaction<{ pid: number }[]>`
    select pg_backend_pid() as pid`;
  return pid;
}

/**
 * Whether another session waits for what this one has locked. `pg_locks` would also list the waits of other test files,
 * which share the server.
 */
export async function isWaitedFor(sql: ISql, pid: number): Promise<boolean> {
  const waiting = await sql`select from pg_stat_activity where ${pid} = any(pg_blocking_pids(pid))`;
  return waiting.length > 0;
}
