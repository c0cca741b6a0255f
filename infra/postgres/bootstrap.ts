import postgres, { type ISql, type Sql } from 'postgres';

export interface ServiceRoles {
  schema: string;
  ownerPassword: string;
  runtimePassword: string;
}

export interface BootstrapOptions {
  /** A superuser's address of any database of the server. */
  superuserUrl: string;
  database: string;
  services: ServiceRoles[];
  /** So many connections may one service hold, over all of its instances. */
  connections?: number;
}

const usualConnections = 30;

const extensions = [
  'cube',
  'earthdistance',
  'pg_trgm',
  'unaccent',
  'citext',
  'btree_gin',
  'btree_gist',
];

/**
 * Database, extensions, schemas and roles. What is there already is brought to the state described
 * here, so it runs at every start; tables are the business of each service's migrations.
 */
export async function bootstrapPostgres(options: BootstrapOptions): Promise<void> {
  const server = connect(options.superuserUrl);
  try {
    for (const service of options.services)
      await createRoles(server, service, options.connections ?? usualConnections);
    await createDatabase(server, options);
  } finally {
    await server.end();
  }

  const database = connect(withDatabase(options.superuserUrl, options.database));
  try {
    await database.begin(async (tx) => {
      await prepareDatabase(tx, options);
      for (const { schema } of options.services) await createSchema(tx, schema);
    });
  } finally {
    await database.end();
  }
}

export function withDatabase(url: string, database: string): string {
  const changed = new URL(url);
  changed.pathname = `/${database}`;
  return changed.href;
}

const ownerRole = (schema: string) => `${schema}_owner`;

async function createRoles(server: Sql, service: ServiceRoles, connections: number): Promise<void> {
  const searchPath = `search_path = ${name(service.schema)}, extensions`;
  const attributes = 'login nosuperuser nocreatedb nocreaterole noreplication nobypassrls';
  await createRole(server, ownerRole(service.schema), [
    `${attributes} password ${text(service.ownerPassword)}`,
    `set ${searchPath}`,
  ]);
  await createRole(server, service.schema, [
    `${attributes} connection limit ${connections} password ${text(service.runtimePassword)}`,
    `set ${searchPath}`,
    `set statement_timeout = '5s'`,
    `set lock_timeout = '2s'`,
    `set idle_in_transaction_session_timeout = '10s'`,
    `set transaction_timeout = '15s'`,
  ]);
}

async function createRole(server: Sql, role: string, settings: string[]): Promise<void> {
  const [existing] = await server`select from pg_roles where rolname = ${role}`;
  if (!existing) await run(server, `create role ${name(role)}`);
  for (const setting of settings) await run(server, `alter role ${name(role)} ${setting}`);
}

async function createDatabase(server: Sql, { database }: BootstrapOptions): Promise<void> {
  const [existing] = await server`select from pg_database where datname = ${database}`;
  if (!existing) await run(server, `create database ${name(database)}`);
}

async function prepareDatabase(tx: ISql, { database, services }: BootstrapOptions): Promise<void> {
  const roles = services.flatMap(({ schema }) => [name(schema), name(ownerRole(schema))]);
  await run(tx, `revoke all on database ${name(database)} from public`);
  await run(tx, 'revoke all on schema public from public');
  await run(tx, 'create schema if not exists extensions');
  for (const extension of extensions) {
    await run(tx, `create extension if not exists ${name(extension)} schema extensions`);
  }
  if (roles.length === 0) return;
  await run(tx, `grant connect on database ${name(database)} to ${roles.join(', ')}`);
  await run(tx, `grant usage on schema extensions to ${roles.join(', ')}`);
  // drizzle's migrator says "create schema if not exists", which Postgres judges before it looks.
  const owners = services.map(({ schema }) => name(ownerRole(schema)));
  await run(tx, `grant create on database ${name(database)} to ${owners.join(', ')}`);
}

async function createSchema(tx: ISql, schema: string): Promise<void> {
  const owner = name(ownerRole(schema));
  const runtime = name(schema);
  await run(tx, `create schema if not exists ${runtime} authorization ${owner}`);
  await run(tx, `grant usage on schema ${runtime} to ${runtime}`);
  const byDefault = `alter default privileges for role ${owner} in schema ${runtime} grant`;
  await run(tx, `${byDefault} select, insert, update, delete on tables to ${runtime}`);
  await run(tx, `${byDefault} usage, select on sequences to ${runtime}`);
}

function connect(url: string): Sql {
  return postgres(url, { max: 1, onnotice: () => {}, connect_timeout: 5 });
}

// Statements about roles and schemas take no parameters, so names and passwords are quoted by hand.
async function run(sql: ISql, statement: string): Promise<void> {
  await sql.unsafe(statement);
}

const name = (identifier: string) => `"${identifier.replaceAll('"', '""')}"`;
const text = (value: string) => `'${value.replaceAll("'", "''")}'`;
