import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import postgres, { type Sql } from 'postgres';
import { afterAll, describe, expect, inject, it } from 'vitest';
import { testDatabase } from './stores.ts';

const migrations = join(import.meta.dirname, '../../migrations');
const open: Sql[] = [];
const connect = (url: string) => {
  const sql = postgres(url, { max: 1, onnotice: () => {} });
  open.push(sql);
  return sql;
};
afterAll(() => Promise.all(open.map((sql) => sql.end())));

/** Migrations that no other file has: those of the platform, with one statement more in the first. */
async function ownMigrations(statement: string) {
  const root = await mkdtemp(join(tmpdir(), 'sidework-migrations-'));
  const own = join(root, 'chassis/migrations');
  await cp(migrations, own, { recursive: true });
  await writeFile(join(own, '0000_create_platform_tables.sql'), statement, { flag: 'a' });
  return { own, remove: () => rm(root, { recursive: true, force: true }) };
}

describe('the database of a test file', () => {
  it('is its own, with what its role may do, though its migrations ran once', async () => {
    const { own, remove } = await ownMigrations(
      '\n--> statement-breakpoint\ncreate table runs as select clock_timestamp() as at;',
    );
    const [one, two] = await Promise.all([
      testDatabase('marketplace', own),
      testDatabase('marketplace', own),
    ]);
    await remove();
    const owner = connect(one.ownerUrl);
    const [ran] = await owner`select at::text from runs`;
    expect(await connect(two.ownerUrl)`select at::text from runs`).toEqual([ran]);

    const service = connect(one.url);
    await service`insert into inbox (consumer, event_id) values ('a', gen_random_uuid())`;
    expect(await connect(two.url)`select from inbox`).toHaveLength(0);
    await expect(service`create table mine ()`).rejects.toThrow(/permission denied/);
    // As a further migration asks.
    await owner`create schema if not exists marketplace`;
  });

  it('is another where a migration says another thing', async () => {
    const { own, remove } = await ownMigrations(
      '\n--> statement-breakpoint\ncreate table another ();',
    );
    const { url } = await testDatabase('marketplace', own);
    await remove();
    expect(await connect(url)`select from another`).toHaveLength(0);
    const usual = connect((await testDatabase('marketplace', migrations)).url);
    await expect(usual`select from another`).rejects.toThrow(/does not exist/);
  });

  it('is copied from what nobody can open', async () => {
    const server = connect(inject('postgresUrl'));
    await testDatabase('marketplace', migrations);
    const templates = await server`
      select datallowconn as open from pg_database where datname like 'migrated%'`;
    expect(templates.length).toBeGreaterThan(0);
    expect(templates.every(({ open }) => !open)).toBe(true);
  });
});
