import type { Db } from '@sidework/chassis/db/db';
import { sql } from 'drizzle-orm';
import type { Bound } from './bound.ts';
import { rateLimits } from './table.ts';

/**
 * A clock that is set back by up to this many seconds refuses nothing, so that an earlier request does not count as a
 * later one. It is at most a tenth of one share, so that it admits no further request.
 */
const clockSlack = 1;

export interface Share extends Bound {
  key: string;
}

/**
 * Gives no seconds where one more was counted: the generic cell rate algorithm in one statement, so that the limit holds over all
 * instances and outlives them. Apart from the chassis' turns, which are of accounts alone and go with them: here addresses
 * and numbers are counted, refusals are GoTrue's, and what was counted can be given back.
 */
export async function secondsUntilTaken(db: Db, { key, count, seconds }: Share): Promise<number> {
  if (count === 0) return seconds;
  const each = sql`make_interval(secs => ${seconds / count})`;
  const slack = Math.min(clockSlack, seconds / count / 10);
  const window = sql`make_interval(secs => ${seconds + slack})`;
  const taken = await db.execute(sql`
    insert into ${rateLimits} as kept (key, arrives_at) values (${key}, now() + ${each})
    on conflict (key) do update set arrives_at = greatest(kept.arrives_at, now()) + ${each}
    where greatest(kept.arrives_at, now()) + ${each} <= now() + ${window}
    returning key`);
  if (taken.length > 0) return 0;
  const [row] = await db.execute<{ wait: number }>(sql`
    select ceil(extract(epoch from arrives_at + ${each} - now() - ${window}))::int as wait
    from ${rateLimits} where key = ${key}`);
  return Math.max(1, row?.wait ?? 1);
}

/** Takes back a request that was counted beforehand and did not come about. */
export async function giveOneBack(db: Db, key: string, { count, seconds }: Bound): Promise<void> {
  await db.execute(sql`
    update ${rateLimits} set arrives_at = arrives_at - make_interval(secs => ${seconds / count})
    where key = ${key}`);
}
