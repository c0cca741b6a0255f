import { randomBytes } from 'node:crypto';
import { readFile, rename, writeFile } from 'node:fs/promises';
import { nkeys } from 'nats';
import type { Home } from './home.ts';

export interface Secrets {
  postgresPassword: string;
  passwordPepper: string;
  natsAdminSeed: string;
  services: Record<string, ServiceSecrets>;
}

export interface ServiceSecrets {
  ownerPassword: string;
  runtimePassword: string;
  natsSeed: string;
}

/** Reads them; makes what is missing, for a service that came later as well. */
export async function openSecrets(home: Home, services: string[]): Promise<Secrets> {
  const text = await readFile(home.secrets, 'utf8').catch(() => undefined);
  const known: Partial<Secrets> = text ? JSON.parse(text) : {};
  const secrets: Secrets = {
    postgresPassword: known.postgresPassword ?? password(),
    passwordPepper: known.passwordPepper ?? password(),
    natsAdminSeed: known.natsAdminSeed ?? natsSeed(),
    services: { ...known.services },
  };
  for (const service of services) {
    secrets.services[service] ??= {
      ownerPassword: password(),
      runtimePassword: password(),
      natsSeed: natsSeed(),
    };
  }
  const unfinished = `${home.secrets}.new`;
  await writeFile(unfinished, `${JSON.stringify(secrets, null, 2)}\n`, { mode: 0o600 });
  await rename(unfinished, home.secrets);
  return secrets;
}

export function secretsOf(secrets: Secrets, service: string): ServiceSecrets {
  const found = secrets.services[service];
  if (!found) throw new Error(`There are no secrets for ${service}.`);
  return found;
}

export function natsPublicKey(seed: string): string {
  return nkeys.fromSeed(new TextEncoder().encode(seed)).getPublicKey();
}

function natsSeed(): string {
  return new TextDecoder().decode(nkeys.createUser().getSeed());
}

function password(): string {
  return randomBytes(24).toString('base64url');
}
