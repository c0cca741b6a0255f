import { database, databaseUrl, ownSecretsOf, rolesOf, storeAccess } from '../local/accounts.ts';
import { runToEnd } from '../local/child.ts';
import type { Secrets } from '../local/secrets.ts';
import { services } from '../local/services.ts';
import { bootstrapPostgres } from '../postgres/bootstrap.ts';
import { containerLog, migrationsOf, programOf } from './programs.ts';
import { secretsOfAll } from './state.ts';

/** Roles, schemas, tables and streams of this release. */
export async function prepareStores(): Promise<void> {
  const secrets = await secretsOfAll();
  await bootstrapPostgres({
    superuserUrl: `postgres://postgres:${secrets.postgresPassword}@postgres/postgres`,
    database,
    services: rolesOf(secrets),
  });
  // One after the other: a service's step also makes the streams of others that it reads.
  for (const { name } of services) {
    const migration = programOf(name, ['migrate'], environmentOf(name, secrets));
    await runToEnd(`The migration of ${name}`, migration, containerLog);
  }
  console.log(`Database and broker are ready for ${services.length} services.`);
}

/** What a command of a service is told; the jobs hold the secrets of all. */
export function environmentOf(service: string, secrets: Secrets): Record<string, string> {
  return {
    MIGRATIONS_DIR: migrationsOf(service),
    DATABASE_URL: databaseUrl('postgres', secrets, service, 'runtime'),
    MIGRATION_DATABASE_URL: databaseUrl('postgres', secrets, service, 'owner'),
    NATS_ADMIN_NKEY_SEED: secrets.natsAdminSeed,
    // Its buckets are made by the store's own job.
    ...storeAccess('http://127.0.0.1:1', secrets, service),
    // Asked for by the configuration, and not used by the commands here.
    ...ownSecretsOf(secrets, service),
    ...(service === 'identity' && { SIGNING_KEYS_FILE: '/dev/null' }),
  };
}
