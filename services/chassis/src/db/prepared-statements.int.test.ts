import { join } from 'node:path';
import { sql as statement } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { testDatabase } from '../testing/stores.ts';
import { type Database, type Db, openDatabase } from './db.ts';

let database: Database;

beforeAll(async () => {
  const { url } = await testDatabase('marketplace', join(import.meta.dirname, '../../migrations'));
  database = openDatabase(url, 'test', { max: 1 });
});

afterAll(() => database?.close());

const ask = (db: Db, value: number) => db.execute(statement`select ${value}::int as value`);

it('prepares what the query builder asks with values once, in a transaction and outside', async () => {
  for (const value of [1, 2]) {
    expect([...(await ask(database.db, value))]).toEqual([{ value }]);
    expect([...(await database.db.transaction((tx) => ask(tx, value)))]).toEqual([{ value }]);
  }
  const prepared = await database.sql`
    select from pg_prepared_statements where statement like '%as value%' and statement not like '%pg_%'`;
  expect(prepared).toHaveLength(1);
});
