import type { Db } from '@sidework/chassis/db/db';
import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { sockets } from './table.ts';

/** Seconds after which an instance that says nothing is taken for ended, and its sockets with it. */
const staleAfter = 60;

const isFresh = sql`${sockets.seenAt} > now() - ${staleAfter} * interval '1 second'`;

/** Whether a person holds a socket anywhere. */
export const isOnline = (userId: PgColumn): SQL<boolean> =>
  sql<boolean>`exists (select from ${sockets} where ${sockets.userId} = ${userId} and ${isFresh})`;

/** Notes that these people hold sockets at an instance; gives those who held none anywhere. */
export async function noteSockets(db: Db, instanceId: string, userIds: string[]) {
  const rows = await db.execute<{ id: string }>(sql`
    with here as (select value::uuid as id from jsonb_array_elements_text(${JSON.stringify(userIds)}::jsonb)),
    online as (select user_id from sockets join here on user_id = id where ${isFresh}),
    noted as (
      insert into sockets (user_id, instance_id, seen_at)
      select id, ${instanceId}::uuid, now() from here
      on conflict (user_id, instance_id) do update set seen_at = excluded.seen_at
    )
    select id from here where id not in (select user_id from online)`);
  return rows.map(({ id }) => id);
}

/** Notes that a person left an instance; gives whether they now hold no socket anywhere. */
export async function forgetSocket(db: Db, instanceId: string, userId: string): Promise<boolean> {
  const rows = await db.execute(sql`
    with gone as (
      delete from sockets where user_id = ${userId}::uuid and instance_id = ${instanceId}::uuid
    )
    select from sockets
    where user_id = ${userId}::uuid and instance_id <> ${instanceId}::uuid and ${isFresh}`);
  return rows.length === 0;
}

/** Notes that an instance ends; gives those who now hold no socket anywhere. */
export async function forgetInstance(db: Db, instanceId: string): Promise<string[]> {
  const rows = await db.execute<{ id: string }>(sql`
    with gone as (delete from sockets where instance_id = ${instanceId}::uuid returning user_id)
    select user_id as id from gone
    where user_id not in (
      select user_id from sockets where instance_id <> ${instanceId}::uuid and ${isFresh})`);
  return rows.map(({ id }) => id);
}

/** Forgets what ended instances left behind; gives those who are gone with them. */
export async function forgetStale(db: Db): Promise<string[]> {
  const rows = await db.execute<{ id: string }>(sql`
    with gone as (delete from sockets where not (${isFresh}) returning user_id)
    select distinct user_id as id from gone
    where user_id not in (select user_id from sockets where ${isFresh})`);
  return rows.map(({ id }) => id);
}
