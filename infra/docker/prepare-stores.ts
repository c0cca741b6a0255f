import { database, databaseUrl, ownSecretsOf, rolesOf, storeAccess } from '../local/accounts.ts';
import { runToEnd } from '../local/child.ts';
import { type Secrets, secretsOf } from '../local/secrets.ts';
import { services } from '../local/services.ts';
import { bootstrapPostgres } from '../postgres/bootstrap.ts';
import { roleConnections } from './config.ts';
import { operatorSettings } from './operator-settings.ts';
import { containerLog, migrationsOf, programOf } from './programs.ts';
import { secretsOfAll } from './state.ts';

/** Roles, schemas, tables and streams of this release. */
export async function prepareStores(): Promise<void> {
  const secrets = await secretsOfAll();
  await bootstrapPostgres({
    superuserUrl: `postgres://postgres:${secrets.postgresPassword}@postgres/postgres`,
    database,
    services: rolesOf(secrets),
    ...roleConnections(),
  });
  // One after the other: a service's step also makes the streams of others that it reads.
  const byOperator = await operatorSettings();
  for (const { name } of services) {
    const environment = { ...environmentOf(name, secrets), ...byOperator[name] };
    const migration = programOf(name, ['migrate'], environment);
    await runToEnd(`The migration of ${name}`, migration, containerLog);
  }
  console.log(`Database and broker are ready for ${services.length} services.`);
}

/** Gives a command the environment of its service alone; the jobs hold the secrets of all. */
export function environmentOf(service: string, secrets: Secrets): Record<string, string> {
  return {
    MIGRATIONS_DIR: migrationsOf(service),
    DATABASE_URL: databaseUrl('postgres', secrets, service, 'runtime'),
    MIGRATION_DATABASE_URL: databaseUrl('postgres', secrets, service, 'owner'),
    NATS_ADMIN_NKEY_SEED: secrets.natsAdminSeed,
    NATS_NKEY_SEED: secretsOf(secrets, service).natsSeed,
    // Its buckets are made by the store's own job.
    ...storeAccess('http://127.0.0.1:1', secrets, service),
    // Asked for by the configuration, and not used by the commands here.
    ...ownSecretsOf(secrets, service),
    ...(service === 'identity' && { SIGNING_KEYS_FILE: '/dev/null' }),
  };
}
