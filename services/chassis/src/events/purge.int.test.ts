import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Database, openDatabase } from '../db/db.ts';

import { type KeptPlans, keepPlans } from '../testing/plans.ts';
import { testDatabase } from '../testing/stores.ts';
import { purgeOld } from './outbox.ts';

/** More than one statement deletes. */
const many = 45_000;

let url: string;
let database: Database;
let plans: KeptPlans;

beforeAll(async () => {
  ({ url } = await testDatabase('marketplace', join(import.meta.dirname, '../../migrations')));
  database = openDatabase(url, 'test');
});
afterAll(async () => {
  await plans?.close();
  await database.close();
});

async function fill(old: number, recent: number) {
  const { sql } = database;
  await sql`delete from inbox`;
  await sql`delete from idempotency_keys`;
  await sql`
    insert into inbox (consumer, event_id, handled_at)
    select 'a', gen_random_uuid(), now() - case when n <= ${old}::int then 15 else 13 end * interval '1 day'
    from generate_series(1, ${old + recent}::int) n`;
  await sql`
    insert into idempotency_keys (actor_id, route, key, body_hash, created_at)
    select gen_random_uuid(), 'POST /', 'key', '', now() - case when n <= ${old}::int then 8 else 6 end * interval '1 day'
    from generate_series(1, ${old + recent}::int) n`;
}

async function kept() {
  const [row] = await database.sql`
    select (select count(*)::int from inbox) as inbox, (select count(*)::int from idempotency_keys) as keys`;
  return row;
}

it('forgets old events handled and answers kept for repeats, part by part', async () => {
  await fill(many, 3);
  await purgeOld(database.sql);
  expect(await kept()).toEqual({ inbox: 3, keys: 3 });
});

it('clears the tables after one that cannot be cleared now, and tells of it', async () => {
  await fill(2, 1);
  const other = openDatabase(url, 'test');
  await other.sql.begin(async (tx) => {
    await tx`lock table idempotency_keys in share mode`;
    await expect(purgeOld(database.sql)).rejects.toMatchObject({ code: '55P03' });
  });
  await other.close();
  expect(await kept()).toEqual({ inbox: 1, keys: 3 });
});

it('finds what is old by an index', async () => {
  await fill(100, many);
  plans = await keepPlans(url, undefined, ['marketplace.inbox', 'marketplace.idempotency_keys']);
  const { sql } = plans.open();
  const { indexes, wholeTables } = await plans.cost(() => purgeOld(sql));
  expect(indexes).toEqual(
    expect.arrayContaining(['inbox_handled_at_idx', 'idempotency_keys_created_at_idx']),
  );
  expect(wholeTables).not.toContain('inbox');
  expect(wholeTables).not.toContain('idempotency_keys');
});
