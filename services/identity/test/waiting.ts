import type postgres from 'postgres';
import { vi } from 'vitest';
import type { TestIdentity } from './builders.ts';

type Database = Pick<TestIdentity, 'sql'>;

/** How many statements wait for what `holder` has locked, also behind one another; not who waits for anything else. */
export async function countWaitingFor(
  { sql }: Database,
  holder: postgres.TransactionSql,
): Promise<number> {
  const [own] = await holder<{ pid: number }[]>`select pg_backend_pid() as pid`;
  const waiting = await sql`
    with recursive held(pid) as (
      select ${own?.pid ?? 0}::int
      union
      select others.pid from pg_stat_activity others
      join held on held.pid = any(pg_blocking_pids(others.pid))
      where others.datname = current_database())
    select from held where pid <> ${own?.pid ?? 0}`;
  return waiting.length;
}

/** Until `count` statements wait for what `holder` has locked. */
export const untilSomebodyWaits = (service: Database, holder: postgres.TransactionSql, count = 1) =>
  vi.waitFor(async () => {
    const waiting = await countWaitingFor(service, holder);
    if (waiting < count) throw new Error(`${waiting} of ${count} wait.`);
  }, 10_000);
