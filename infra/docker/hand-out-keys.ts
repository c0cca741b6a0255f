import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { databaseUrl, keysOf, ownSecretsOf, storeAccess } from '../local/accounts.ts';
import { natsPublicKey, type Secrets, secretsOf } from '../local/secrets.ts';
import { services } from '../local/services.ts';
import type { Description } from '../nats/description.ts';
import { natsConfig } from '../nats/server-config.ts';
import { operatorSettings } from './operator-settings.ts';
import { descriptions } from './programs.ts';
import { secretsOfAll, stateOf } from './state.ts';
import { storeScript, storeUrl } from './store-script.ts';

/** Gives each container its own secrets and no other's, before any of them starts. */
export async function handOutKeys(): Promise<void> {
  const secrets = await secretsOfAll();
  // The server's user is another than ours, and no other process sees its volume.
  await put('postgres', 'password', secrets.postgresPassword, 0o644);
  await put('minio', 'password', secrets.objectStorePassword);
  await mkdir(join(stateOf('minio'), 'data'), { recursive: true, mode: 0o700 });
  await put('minio-setup', 'prepare.sh', storeScript(secrets));
  await put('nats', 'nats-server.conf', brokerConfig(secrets, await descriptions()));
  const byOperator = await operatorSettings();
  for (const { name } of services) {
    const variables = Object.entries({ ...environmentOf(name, secrets), ...byOperator[name] });
    await put(name, 'environment', variables.map((pair) => `${pair.join('=')}\n`).join(''));
  }
}

/** The broker's configuration in a container, with the keys of all services and what each may do. */
export function brokerConfig(secrets: Secrets, described: Description[]): string {
  return natsConfig({
    host: '0.0.0.0',
    port: 4222,
    healthPort: 8222,
    storeDir: '/nats/jetstream',
    version: [2, 10],
    adminKey: natsPublicKey(secrets.natsAdminSeed),
    services: keysOf(secrets, described),
  });
}

function environmentOf(service: string, secrets: Secrets): Record<string, string> {
  return {
    DATABASE_URL: databaseUrl('postgres', secrets, service, 'runtime'),
    NATS_NKEY_SEED: secretsOf(secrets, service).natsSeed,
    ...storeAccess(storeUrl, secrets, service),
    ...ownSecretsOf(secrets, service),
  };
}

/** Whole or not at all: the container may run already. */
async function put(owner: string, file: string, content: string, mode = 0o600): Promise<void> {
  const path = join(stateOf(owner), file);
  await writeFile(`${path}.new`, content, { mode });
  await rename(`${path}.new`, path);
}
