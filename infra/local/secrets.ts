import { randomBytes } from 'node:crypto';
import { chmod, readFile, rename, writeFile } from 'node:fs/promises';
import { isDeepStrictEqual } from 'node:util';
import { nkeys } from 'nats';
import type { Home } from './home.ts';
import { type Kept, keptIn, refuseLostSecrets } from './lost-state.ts';
import { tolerate } from './tolerate.ts';

export interface Secrets {
  postgresPassword: string;
  objectStorePassword: string;
  passwordPepper: string;
  sandboxWebhookSecret: string;
  natsAdminSeed: string;
  services: Record<string, ServiceSecrets>;
}

export interface ServiceSecrets {
  ownerPassword: string;
  runtimePassword: string;
  natsSeed: string;
  objectStorePassword: string;
}

/** No new value can replace these. */
const opensData = ['postgresPassword', 'passwordPepper'] as const;

/** Reads them; makes what is missing, for what came later as well. */
export async function openSecrets(
  home: Home,
  services: string[],
  kept: Kept = keptIn(home),
): Promise<Secrets> {
  const known = await readSecrets(home);
  if (!opensData.every((name) => known[name])) await refuseLostSecrets(home, kept);
  const secrets: Secrets = {
    postgresPassword: known.postgresPassword ?? password(),
    objectStorePassword: known.objectStorePassword ?? password(),
    passwordPepper: known.passwordPepper ?? password(),
    sandboxWebhookSecret: known.sandboxWebhookSecret ?? password(),
    natsAdminSeed: known.natsAdminSeed ?? natsSeed(),
    services: { ...known.services },
  };
  for (const service of services) {
    secrets.services[service] = {
      ownerPassword: password(),
      runtimePassword: password(),
      natsSeed: natsSeed(),
      objectStorePassword: password(),
      ...known.services?.[service],
    };
  }
  // Several commands open the secrets at the same time, and two that write would rename the same unfinished file.
  if (isDeepStrictEqual(secrets, known)) {
    await chmod(home.secrets, 0o600);
    return secrets;
  }
  const unfinished = `${home.secrets}.new`;
  await writeFile(unfinished, `${JSON.stringify(secrets, null, 2)}\n`, { mode: 0o600 });
  await rename(unfinished, home.secrets);
  return secrets;
}

async function readSecrets({ secrets: file }: Home): Promise<Partial<Secrets>> {
  // Only where there are none yet: new ones would lock us out of the data that the known ones open.
  const text = await readFile(file, 'utf8').catch(tolerate('ENOENT'));
  try {
    return text === undefined ? {} : JSON.parse(text);
  } catch {
    throw new Error(`${file} is damaged. Restore it, or begin anew with "make reset".`);
  }
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
