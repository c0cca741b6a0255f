import { createHash, randomUUID } from 'node:crypto';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import type { Sql } from 'postgres';
import { migrateSchema, platformMigrations } from '../db/migrations.ts';

interface Migrated {
  /** A superuser's connection to a database that every test file knows, so that its locks work between files. */
  server: Sql;
  /** The template in which the schema and its roles are made. */
  template: string;
  schema: string;
  migrationsDir: string;
  ownerUrlOf: (database: string) => string;
}

/**
 * The first test file of a run makes the migrated database, and others copy it, which takes a tenth of the time of the
 * migrations. No connection to it is allowed, because Postgres copies only a database without connections.
 */
export async function migratedTemplate(of: Migrated): Promise<string> {
  const { server, migrationsDir } = of;
  const name = `migrated_${of.schema}_${digestOf(migrationsDir)}`;
  await server`select pg_advisory_lock(hashtext(${name}))`;
  try {
    const [made] = await server`select from pg_database where datname = ${name}`;
    if (!made) await make(name, of);
  } finally {
    await server`select pg_advisory_unlock(hashtext(${name}))`;
  }
  return name;
}

/** Made aside and renamed: a file that is ended halfway leaves nothing by that name. */
async function make(
  name: string,
  { server, template, schema, migrationsDir, ownerUrlOf }: Migrated,
) {
  const aside = `unfinished_${randomUUID().replaceAll('-', '')}`;
  await server`create database ${server(aside)} template ${server(template)}`;
  await server`grant create on database ${server(aside)} to ${server(`${schema}_owner`)}`;
  await migrateSchema(ownerUrlOf(aside), schema, migrationsDir);
  await server`alter database ${server(aside)} allow_connections false`;
  await server`alter database ${server(aside)} rename to ${server(name)}`;
}

/** A migration that changes while tests are watched leads to another database. */
function digestOf(migrationsDir: string): string {
  const digest = createHash('sha256');
  for (const folder of [platformMigrations(migrationsDir), migrationsDir])
    for (const { hash } of readMigrationFiles({ migrationsFolder: folder })) digest.update(hash);
  return digest.digest('hex').slice(0, 16);
}
