import { vi } from 'vitest';
import type { TestIdentity } from './builders.ts';

/** Until a statement waits for a lock that another transaction holds. */
export const untilSomebodyWaits = ({ sql }: Pick<TestIdentity, 'sql'>) =>
  vi.waitFor(async () => {
    const waiting = await sql`
      select from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`;
    if (waiting.length === 0) throw new Error('Nobody waits.');
  }, 10_000);
