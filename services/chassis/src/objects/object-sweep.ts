import type { Sql } from '../db/db.ts';
import { AppError } from '../errors.ts';
import type { BackgroundJob } from '../jobs/background.ts';
import type { ObjectStore } from './objects.ts';

export interface SweepDeps {
  sql: Sql;
  objects: ObjectStore;
}

const batch = 100;

/**
 * Takes what is to go: given up, or not kept in time. It is put off by a minute before it is removed, so that the
 * removing needs no transaction: a process that dies with it leaves it to the next after that minute.
 */
async function claimDue(sql: Sql, now: Date): Promise<string[]> {
  const at = now.toISOString();
  const rows = await sql<{ key: string }[]>`
    update stored_objects set state = 'removing', claimed_at = ${at}, changed_at = ${at}
    where key in (
      select key from stored_objects
      where (state = 'removing' and (claimed_at is null or claimed_at <= ${at}::timestamptz - interval '1 minute'))
        or (state = 'uploading' and created_at <= ${at}::timestamptz - interval '15 minutes')
      order by created_at limit ${batch} for update skip locked)
    returning key`;
  return rows.map(({ key }) => key);
}

/**
 * Removes from the store what is to go, and its row after it; gives how many. One that cannot be removed keeps none of
 * the others: the first reason is thrown at the end. A store that does not answer is asked no further.
 */
export async function sweepObjects({ sql, objects }: SweepDeps, now: Date): Promise<number> {
  let removed = 0;
  const failures: unknown[] = [];
  for (let keys = await claimDue(sql, now); keys.length > 0; keys = await claimDue(sql, now)) {
    for (const key of keys) {
      try {
        await objects.remove(key);
        await sql`delete from stored_objects where key = ${key} and state = 'removing'`;
        removed += 1;
      } catch (error) {
        if (error instanceof AppError) throw error;
        failures.push(error);
      }
    }
  }
  if (failures.length > 0) throw failures[0];
  return removed;
}

/** Sweeps every minute. */
export const sweepObjectsJob: BackgroundJob<SweepDeps & { now: () => Date }> = {
  name: 'sweep-objects',
  every: 60_000,
  run: ({ now, ...deps }) => sweepObjects(deps, now()),
};
