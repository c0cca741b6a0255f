import { dirname, join } from 'node:path';
import { sql as statement } from 'drizzle-orm';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { drizzle } from 'drizzle-orm/postgres-js';
import { migrate } from 'drizzle-orm/postgres-js/migrator';
import postgres, { type Sql } from 'postgres';
import { CommandError } from '../refused-command.ts';
import { waysTo } from './database-servers.ts';

/** The folder of the chassis' own migrations, relative to those of a service. */
export const platformMigrations = (migrationsDir: string) =>
  join(dirname(migrationsDir), '../chassis/migrations');

/** The platform's own tables, then those of the service. */
function journalsOf(migrationsDir: string) {
  const platform = platformMigrations(migrationsDir);
  const journals = [{ folder: platform, table: 'platform_migrations' }];
  if (migrationsDir !== platform) journals.push({ folder: migrationsDir, table: 'migrations' });
  return journals;
}

/** A program knows nothing of the tables and columns of later releases, and would write past their rules. */
export async function refuseNewerSchema<T extends Record<string, unknown>>(
  sql: Sql<T>,
  schema: string,
  migrationsDir: string,
) {
  for (const { folder, table } of journalsOf(migrationsDir)) {
    const [{ journal } = { journal: null }] = await sql<{ journal: string | null }[]>`
      select to_regclass(${`${schema}.${table}`}) as journal`;
    if (!journal) continue;
    const [{ last } = { last: null }] = await sql<{ last: string | null }[]>`
      select max(created_at) as last from ${sql(schema)}.${sql(table)}`;
    const known = Math.max(
      0,
      ...readMigrationFiles({ migrationsFolder: folder }).map((each) => each.folderMillis),
    );
    if (Number(last) > known) throw newerSchema(schema, Number(last), known);
  }
}

const moment = (milliseconds: number) => new Date(milliseconds).toISOString();

const newerSchema = (schema: string, last: number, known: number) =>
  new CommandError(
    `The schema ${schema} of the database is newer than this program: its last migration is of ${moment(last)}, and the ` +
      `last that this release knows of ${moment(known)}. Nothing was changed. Start the release that the database was ` +
      'migrated to, or restore a backup that was made before.',
  );

/** Brings a schema to this release, one migrator at a time: first the platform's tables, then the service's own. */
export async function migrateSchema(ownerUrl: string, schema: string, migrationsDir: string) {
  const { url, options } = waysTo(ownerUrl);
  const sql = postgres(url, { max: 1, onnotice: () => {}, ...options });
  const db = drizzle(sql);
  try {
    // Session-wide, and on the one connection of this pool: it ends with it.
    await db.execute(statement`select pg_advisory_lock(hashtext('sidework migrations'))`);
    await refuseNewerSchema(sql, schema, migrationsDir);
    for (const { folder, table } of journalsOf(migrationsDir))
      await migrate(db, {
        migrationsFolder: folder,
        migrationsSchema: schema,
        migrationsTable: table,
      });
  } finally {
    await sql.end();
  }
}
