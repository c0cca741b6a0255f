import { join } from 'node:path';
import postgres from 'postgres';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testDatabase } from '../testing/stores.ts';
import { type Database, openDatabase } from './db.ts';
import { migrateSchema, refuseNewerSchema } from './migrations.ts';

const migrationsDir = join(import.meta.dirname, '../../migrations');
const schema = 'marketplace';

describe('the schema of a service', () => {
  let database: Database;
  let ownerUrl: string;
  beforeAll(async () => {
    const made = await testDatabase(schema, migrationsDir);
    ownerUrl = made.ownerUrl;
    database = openDatabase(made.url, 'test', { max: 1 });
  });
  afterAll(() => database?.close());

  const serve = () => refuseNewerSchema(database.sql, schema, migrationsDir);
  const migrate = () => migrateSchema(ownerUrl, schema, migrationsDir);

  it('is served and migrated by the release that it was migrated to', async () => {
    await serve();
    await migrate();
  });

  it('is neither served nor migrated by a release that is older', async () => {
    const owner = postgres(ownerUrl, { max: 1 });
    await owner`
      insert into marketplace.platform_migrations (hash, created_at)
      values ('of a later release', ${Date.parse('2126-11-21T10:00:00Z')})`;
    await owner.end();
    const refusal =
      /^The schema marketplace of the database is newer than this program: .* 2126-11-21T10:00:00/;
    await expect(serve()).rejects.toThrow(refusal);
    await expect(migrate()).rejects.toThrow(refusal);
  });
});
