import { join } from 'node:path';
import { integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { testDatabase } from '../testing/stores.ts';
import { type Database, openDatabase } from './db.ts';
import { save, saveAll } from './save.ts';

const things = pgTable('things', {
  id: uuid().primaryKey(),
  state: text().notNull(),
  note: text(),
  decidedAt: timestamp({ withTimezone: true, precision: 3, mode: 'date' }),
  version: integer().notNull(),
});
type Thing = typeof things.$inferSelect;

let database: Database;
beforeAll(async () => {
  const { url } = await testDatabase('marketplace', join(import.meta.dirname, '../../migrations'));
  database = openDatabase(url, 'test', { max: 1 });
  await database.sql`
    create temporary table things (
      id uuid primary key, state text not null, note text, decided_at timestamptz(3), version integer not null,
      writes integer not null default 0)`;
  await database.sql.unsafe(`
    create function pg_temp.count_write() returns trigger language plpgsql as
      'begin new.writes := old.writes + 1; return new; end';
    create trigger counted before update on things for each row execute function pg_temp.count_write()`);
});
afterAll(() => database?.close());

async function aThing(given: Partial<Thing> = {}): Promise<Thing> {
  const thing = { id: uuidv7(), state: 'open', note: 'a', decidedAt: null, version: 1, ...given };
  await database.db.insert(things).values(thing);
  return thing;
}
const kept = async ({ id }: Thing) =>
  (await database.sql`select state, note, version, writes from things where id = ${id}`)[0];

it('writes the columns that differ, and leaves what another wrote in the others', async () => {
  const before = await aThing();
  await database.sql`update things set note = 'b' where id = ${before.id}`;
  const after = { ...before, state: 'closed', decidedAt: new Date(), version: 2 };
  await database.db.transaction((tx) => save(tx, things, before, after));
  expect(await kept(before)).toEqual({ state: 'closed', note: 'b', version: 2, writes: 2 });
});

it('writes null in the place of a value', async () => {
  const before = await aThing();
  await database.db.transaction((tx) => save(tx, things, before, { ...before, note: null }));
  expect(await kept(before)).toMatchObject({ note: null, state: 'open' });
});

it('writes nothing where nothing differs, a moment included', async () => {
  const decidedAt = new Date('2026-11-22T10:00:00Z');
  const before = await aThing({ decidedAt });
  const after = { ...before, decidedAt: new Date(decidedAt) };
  await database.db.transaction((tx) => save(tx, things, before, after));
  expect(await kept(before)).toMatchObject({ writes: 0 });
});

it('writes many, each as it differs, and no other row', async () => {
  const [one, two, three, other] = [
    await aThing(),
    await aThing(),
    await aThing({ version: 7 }),
    await aThing(),
  ];
  const changes = [one, two, three].map((before) => ({
    before,
    after: { ...before, state: 'closed', version: before.version + 1 },
  }));
  await database.db.transaction((tx) => saveAll(tx, things, changes));
  expect(await Promise.all([one, two, three, other].map(kept))).toMatchObject([
    { state: 'closed', version: 2 },
    { state: 'closed', version: 2 },
    { state: 'closed', version: 8 },
    { state: 'open', version: 1, writes: 0 },
  ]);
});
