import type { Description } from '../nats/description.ts';
import { type Permissions, permissionsOf } from '../nats/permissions.ts';
import type { ServiceRoles } from '../postgres/bootstrap.ts';
import type { StoreAccount } from './object-store/guard.ts';
import { natsPublicKey, type Secrets, secretsOf } from './secrets.ts';
import { schemaOf, services } from './services.ts';

export const database = 'sidework';

/** Gives the roles of the services for Postgres. */
export function rolesOf(secrets: Secrets): ServiceRoles[] {
  return services.map(({ name }) => ({ schema: schemaOf(name), ...secretsOf(secrets, name) }));
}

/** Gives the key of each service for NATS, with its permissions. */
export function keysOf(
  secrets: Secrets,
  descriptions: Description[],
): { key: string; permissions: Permissions }[] {
  return descriptions.map((description) => ({
    key: natsPublicKey(secretsOf(secrets, description.service).natsSeed),
    permissions: permissionsOf(description),
  }));
}

/** In which services leave things for each other. */
export const handoverBucket = 'handover';

/** Gives the accounts of the object store: each service has a bucket, and the one that they share. */
export function storeAccountsOf(secrets: Secrets): StoreAccount[] {
  return services.map(({ name }) => ({
    accessKey: name,
    secretKey: secretsOf(secrets, name).objectStorePassword,
    buckets: [name, handoverBucket],
  }));
}

/** How a service comes to the object store, which it finds at `url`. */
export function storeAccess(url: string, secrets: Secrets, service: string) {
  return {
    S3_URL: url,
    S3_ACCESS_KEY: service,
    S3_SECRET_KEY: secretsOf(secrets, service).objectStorePassword,
    S3_BUCKET: service,
    S3_HANDOVER_BUCKET: handoverBucket,
  };
}

/** The secrets that one service has and no other. */
export function ownSecretsOf(secrets: Secrets, service: string): Record<string, string> {
  if (service === 'identity') return { PASSWORD_PEPPER: secrets.passwordPepper };
  if (service === 'client-services')
    return { SANDBOX_WEBHOOK_SECRET: secrets.sandboxWebhookSecret };
  return {};
}

/** The database at `host`, opened by one of the two roles of a service. */
export function databaseUrl(
  host: string,
  secrets: Secrets,
  service: string,
  role: 'owner' | 'runtime',
): string {
  const { ownerPassword, runtimePassword } = secretsOf(secrets, service);
  const user =
    role === 'owner'
      ? `${schemaOf(service)}_owner:${ownerPassword}`
      : `${schemaOf(service)}:${runtimePassword}`;
  return `postgres://${user}@${host}/${database}`;
}
