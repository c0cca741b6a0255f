import postgres from 'postgres';
import { serviceSchemas } from '../local/services.ts';
import { bootstrapPostgres } from '../postgres/bootstrap.ts';
import { detectEngine } from './container-engine.ts';
import type { TestServers } from './embedded-servers.ts';

type Setup = { provide<Key extends keyof TestServers>(key: Key, value: TestServers[Key]): void };

/**
 * Real Postgres, NATS and an object store for the integration tests, and a mailbox: containers where an engine
 * answers, else the embedded servers. NATS asks for no key here; what a key may do is tested in
 * `infra/nats`, and `natsAdminSeed` is set once a test server does ask.
 *
 * `postgresTemplate` names a database with the extensions, and with the schemas and roles of every
 * service; `rolePassword` opens each role. A test file makes its own with `create database … template`.
 */
export default async function setup(project: Setup): Promise<() => Promise<void>> {
  const { servers, stop } = await startServers();
  try {
    await bootstrapPostgres({
      superuserUrl: servers.postgresUrl,
      database: servers.postgresTemplate,
      services: serviceSchemas.map((schema) => ({
        schema,
        ownerPassword: servers.rolePassword,
        runtimePassword: servers.rolePassword,
      })),
    });
    await liftConnectionLimits(servers.postgresUrl);
  } catch (error) {
    await stop();
    throw error;
  }
  for (const key of Object.keys(servers) as (keyof TestServers)[])
    project.provide(key, servers[key]);
  console.log(`Postgres, NATS and object store for the integration tests: ${servers.backing}.`);
  return stop;
}

/** The limit of a role is that of one installation; here every file that runs is one. */
async function liftConnectionLimits(superuserUrl: string) {
  const sql = postgres(superuserUrl, { max: 1 });
  for (const schema of serviceSchemas) await sql`alter role ${sql(schema)} connection limit -1`;
  await sql.end();
}

async function startServers(): Promise<{ servers: TestServers; stop: () => Promise<void> }> {
  // Each way is loaded when it is chosen: testcontainers alone takes a second.
  if (await detectEngine()) return (await import('./container-servers.ts')).startContainers();
  return (await import('./embedded-servers.ts')).startEmbedded();
}

declare module 'vitest' {
  export interface ProvidedContext extends TestServers {}
}
