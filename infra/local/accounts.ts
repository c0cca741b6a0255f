import type { Description } from '../nats/description.ts';
import { type Permissions, permissionsOf } from '../nats/permissions.ts';
import type { ServiceRoles } from '../postgres/bootstrap.ts';
import { natsPublicKey, type Secrets, secretsOf } from './secrets.ts';
import { schemaOf, services } from './services.ts';

export const database = 'sidework';

/** What Postgres is told of the services. */
export function rolesOf(secrets: Secrets): ServiceRoles[] {
  return services.map(({ name }) => ({ schema: schemaOf(name), ...secretsOf(secrets, name) }));
}

/** What NATS is told of the services: who comes with which key, and what it opens. */
export function keysOf(
  secrets: Secrets,
  descriptions: Description[],
): { key: string; permissions: Permissions }[] {
  return descriptions.map((description) => ({
    key: natsPublicKey(secretsOf(secrets, description.service).natsSeed),
    permissions: permissionsOf(description),
  }));
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
