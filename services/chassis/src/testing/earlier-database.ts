import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import postgres from 'postgres';
import { migrateSchema, platformMigrations } from '../db/migrations.ts';
import { testDatabase } from './stores.ts';

interface Of {
  schema: string;
  migrationsDir: string;
}

/** A database of this file's own as the release before migration `tag` left it; `update` brings it to this one. */
export async function databaseBefore({ schema, migrationsDir }: Of, tag: string) {
  const root = await mkdtemp(join(tmpdir(), 'sidework-migrations-'));
  try {
    const { ownerUrl } = await testDatabase(
      schema,
      await migrationsBefore(migrationsDir, tag, root),
    );
    return {
      sql: postgres(ownerUrl, { max: 1, onnotice: () => {} }),
      update: () => migrateSchema(ownerUrl, schema, migrationsDir),
    };
  } finally {
    await rm(root, { recursive: true, force: true });
  }
}

/** A copy of the migrations, the platform's beside them, whose journal ends before `tag`. */
async function migrationsBefore(migrationsDir: string, tag: string, root: string): Promise<string> {
  const before = join(root, 'service/migrations');
  await cp(migrationsDir, before, { recursive: true });
  await cp(platformMigrations(migrationsDir), platformMigrations(before), { recursive: true });
  const journal = join(before, 'meta/_journal.json');
  const { entries, ...rest } = JSON.parse(await readFile(journal, 'utf8'));
  const first = entries.findIndex((entry: { tag: string }) => entry.tag === tag);
  await writeFile(journal, JSON.stringify({ ...rest, entries: entries.slice(0, first) }));
  return before;
}
