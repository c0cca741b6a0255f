import { randomUUID } from 'node:crypto';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { migrateSchema, platformMigrations } from '@sidework/chassis/migrations';
import { testDatabase } from '@sidework/chassis/testing';
import postgres from 'postgres';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const migrationsDir = join(import.meta.dirname, '../../migrations');
let root: string;
let sql: postgres.Sql;

async function migrationsBefore(tag: string): Promise<string> {
  root = await mkdtemp(join(tmpdir(), 'sidework-migrations-'));
  const before = join(root, 'identity/migrations');
  await cp(migrationsDir, before, { recursive: true });
  await cp(platformMigrations(migrationsDir), platformMigrations(before), { recursive: true });
  const journal = join(before, 'meta/_journal.json');
  const { entries, ...rest } = JSON.parse(await readFile(journal, 'utf8'));
  const first = entries.findIndex((entry: { tag: string }) => entry.tag === tag);
  await writeFile(journal, JSON.stringify({ ...rest, entries: entries.slice(0, first) }));
  return before;
}

async function somebody(given: { metadata: postgres.JSONValue; isAnonymous?: boolean }) {
  const id = randomUUID();
  const email = given.isAnonymous ? null : `${id}@example.com`;
  await sql`
    insert into users (id, email, user_metadata, is_anonymous, created_at, updated_at)
    values (${id}, ${email}, ${sql.json(given.metadata)}, ${given.isAnonymous ?? false}, now(), now())`;
  await sql`
    insert into profiles (id, full_name, email, user_type, account_type, created_at, updated_at)
    values (${id}, 'Nell New', ${email}, 'client', 'client', now(), now())`;
  return { id, email };
}

const metadataOf = async ({ id }: { id: string }) => {
  const [user] = await sql`select user_metadata from users where id = ${id}`;
  return user?.user_metadata;
};

let between: { id: string; email: string | null };
let said: { id: string };
let anonymous: { id: string };

beforeAll(async () => {
  const before = await migrationsBefore('0008_keep_clocks_and_beginnings');
  const { ownerUrl } = await testDatabase('identity', before);
  sql = postgres(ownerUrl, { max: 1, onnotice: () => {} });
  between = await somebody({ metadata: {} });
  said = await somebody({ metadata: { full_name: 'Ada Example' } });
  anonymous = await somebody({ metadata: {}, isAnonymous: true });
  await migrateSchema(ownerUrl, 'identity', migrationsDir);
});

afterAll(async () => {
  await sql.end();
  await rm(root, { recursive: true, force: true });
});

describe('metadata of earlier accounts', () => {
  it('is made up for who signed up with an instance of the release before', async () => {
    expect(await metadataOf(between)).toEqual({
      sub: between.id,
      email: between.email,
      email_verified: false,
      phone_verified: false,
      full_name: 'Nell New',
      user_type: 'client',
    });
  });

  it('stays what it is where there is some, and empty where nobody said anything', async () => {
    expect(await metadataOf(said)).toEqual({ full_name: 'Ada Example' });
    expect(await metadataOf(anonymous)).toEqual({});
  });
});
