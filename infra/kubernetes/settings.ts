import { createHash } from 'node:crypto';
import type { IConfigMap } from 'kubernetes-models/v1/ConfigMap';
import type { IEnvVar } from 'kubernetes-models/v1/EnvVar';
import { handoverBucket } from '../local/accounts.ts';
import { type Program, secretsOf } from '../local/programs.ts';
import { schemaOf } from '../local/services.ts';
import { businessSettings } from '../production/settings.ts';
import { metadata } from './parts.ts';
import type { Size } from './sizes.ts';
import { portOfFiles, portOfService } from './talks.ts';
import type { Given, Plan, Values } from './values.ts';

/** Addresses that hold a password, so that they are secrets too. */
const withPassword = ['DATABASE_URL', 'MIGRATION_DATABASE_URL', 'SMTP_URL', 'OIDC_PROVIDERS'];

/** Secrets that no schema asks for by itself, and that production does not start without. */
const neededInProduction = ['NATS_NKEY_SEED', 'STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET'];

/** The migration alone has these. */
const ofSetup = ['MIGRATION_DATABASE_URL', 'NATS_ADMIN_NKEY_SEED'];

const signingKeysFile = '/run/sidework/signing-keys.json';

/** The settings of a program that only it may see. A path tells nothing. */
export const secretNamesOf = (program: Program): string[] =>
  [...secretsOf(program).map(({ name }) => name), ...withPassword].filter(
    (name) => name in program.config.shape && !name.endsWith('_FILE'),
  );

/** The secrets that a program is handed: those that it cannot start without, and those that its operator gives. */
export const handedSecretsOf = (program: Program, given: Given): string[] =>
  secretNamesOf(program).filter(
    (name) =>
      !ofSetup.includes(name) &&
      (name in given ||
        neededInProduction.includes(name) ||
        !program.config.shape[name]?.safeParse(undefined).success),
  );

export const natsUrlOf = ({ nats }: Size) =>
  Array.from({ length: nats.servers }, (_, at) => `nats://nats-${at}.nats:4222`).join(',');

export const domainsOf = (values: Values) => ({
  SIDEWORK_DOMAIN: values.SIDEWORK_DOMAIN,
  SIDEWORK_FILES_DOMAIN: values.SIDEWORK_FILES_DOMAIN ?? `files.${values.SIDEWORK_DOMAIN}`,
});

/** All that a program could be told, before each takes what it reads. */
function everything({ values, size, given, programs }: Plan): Record<string, string> {
  return {
    NATS_URL: natsUrlOf(size),
    NATS_REPLICAS: String(size.nats.servers),
    JWKS_URL: `http://identity:${portOfService}/.well-known/jwks.json`,
    SIGNING_KEYS_FILE: signingKeysFile,
    S3_URL: values.S3_URL,
    S3_HANDOVER_BUCKET: `${values.S3_BUCKET_PREFIX}${handoverBucket}`,
    MAIL_FROM: values.MAIL_FROM,
    FILES_PORT: String(portOfFiles),
    TRUSTED_PROXIES: values.TRUSTED_PROXIES,
    ...Object.fromEntries(
      programs.map(({ name }) => [
        `UPSTREAM_${schemaOf(name).toUpperCase()}`,
        `http://${name}:${portOfService}`,
      ]),
    ),
    ...businessSettings({ ...given, ...domainsOf(values) }),
  };
}

/** The settings of a program that anyone may see: those that its own schema reads, and no other. */
export function openSettingsOf(program: Program, plan: Plan): Record<string, string> {
  const secrets = secretNamesOf(program);
  const settings = {
    ...everything(plan),
    S3_BUCKET: `${plan.values.S3_BUCKET_PREFIX}${program.name}`,
  };
  return Object.fromEntries(
    Object.entries(settings).filter(
      ([name]) => name in program.config.shape && !secrets.includes(name),
    ),
  );
}

export const configMapOf = (name: string, data: Record<string, string>): IConfigMap => ({
  apiVersion: 'v1',
  kind: 'ConfigMap',
  metadata: metadata(name),
  data,
});

/** Pods that read older settings are replaced. */
export const stampOf = (data: Record<string, string>) => ({
  'sidework/settings': createHash('sha256').update(JSON.stringify(data)).digest('hex').slice(0, 16),
});

/** Each is named, so that a pod whose secret lacks one does not start, and says which. */
export const secretVariables = (secret: string, names: string[]): IEnvVar[] =>
  names.map((name) => ({ name, valueFrom: { secretKeyRef: { name: secret, key: name } } }));
