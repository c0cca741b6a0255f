import { dirname, join } from 'node:path';
import { sql as statement } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/postgres-js';
import { migrate } from 'drizzle-orm/postgres-js/migrator';
import postgres from 'postgres';

/** Where the chassis keeps its own migrations, seen from those of a service. */
export const platformMigrations = (migrationsDir: string) =>
  join(dirname(migrationsDir), '../chassis/migrations');

/** Brings a schema to this release, one migrator at a time: first the platform's tables, then the service's own. */
export async function migrateSchema(ownerUrl: string, schema: string, migrationsDir: string) {
  const sql = postgres(ownerUrl, { max: 1, onnotice: () => {} });
  const db = drizzle(sql);
  const platform = platformMigrations(migrationsDir);
  const journals = [{ folder: platform, table: 'platform_migrations' }];
  if (migrationsDir !== platform) journals.push({ folder: migrationsDir, table: 'migrations' });
  try {
    // Session-wide, and on the one connection of this pool: it ends with it.
    await db.execute(statement`select pg_advisory_lock(hashtext('sidework migrations'))`);
    for (const { folder, table } of journals)
      await migrate(db, {
        migrationsFolder: folder,
        migrationsSchema: schema,
        migrationsTable: table,
      });
  } finally {
    await sql.end();
  }
}
