import type { ISecret } from 'kubernetes-models/v1/Secret';
import { brokerConfig } from '../docker/hand-out-keys.ts';
import { databaseUrl, ownSecretsOf } from '../local/accounts.ts';
import type { Program } from '../local/programs.ts';
import { type Secrets, secretsOf } from '../local/secrets.ts';
import type { Description } from '../nats/description.ts';
import { metadata } from './parts.ts';
import { handedSecretsOf, openSettingsOf } from './settings.ts';
import { type Given, type Plan, secretsOfBackups } from './values.ts';

/** These are made here once and kept. */
export interface Made {
  secrets: Secrets;
  /** The file of identity's signing keys. */
  signingKeys: string;
  descriptions: Description[];
}

const secret = (name: string, stringData: Record<string, string>, type = 'Opaque'): ISecret => ({
  apiVersion: 'v1',
  kind: 'Secret',
  metadata: metadata(name),
  type,
  stringData,
});

/** All secrets of the cluster, each for one pod. They are to be sealed before they go anywhere. */
export function secretsOfCluster(plan: Plan, made: Made): ISecret[] {
  const { secrets, signingKeys, descriptions } = made;
  const missing = [
    ...new Set(plan.programs.flatMap((each) => missingOf(each, plan.given, secrets))),
  ];
  missing.push(...secretsOfBackups.filter((name) => !plan.given[name]));
  if (missing.length > 0)
    throw new Error(`These secrets are missing among the settings: ${missing.join(', ')}.`);
  const [access = '', key = ''] = secretsOfBackups.map((name) => plan.given[name] ?? '');
  return [
    ...plan.programs.flatMap((program) => {
      const handed = handedTo(program, plan.given, secrets);
      return Object.keys(handed).length > 0 ? [secret(program.name, handed)] : [];
    }),
    secret('identity-signing-keys', { 'signing-keys.json': signingKeys }),
    secret('setup', {
      'secrets.json': JSON.stringify(secrets),
      'operator-settings.json': JSON.stringify(settingsForSetup(plan)),
    }),
    secret('nats', { 'nats-server.conf': brokerConfig(secrets, descriptions) }),
    secret(
      'postgres-superuser',
      { username: 'postgres', password: secrets.postgresPassword },
      'kubernetes.io/basic-auth',
    ),
    secret('postgres-backups', { ACCESS_KEY: access, SECRET_KEY: key }),
  ];
}

/** Secrets of a program that are made here, and that no operator gives. */
const madeFor = ({ name }: Program, secrets: Secrets): Record<string, string> =>
  name === 'gateway'
    ? {}
    : {
        DATABASE_URL: databaseUrl('postgres', secrets, name, 'runtime'),
        NATS_NKEY_SEED: secretsOf(secrets, name).natsSeed,
        ...ownSecretsOf(secrets, name),
      };

function handedTo(program: Program, given: Given, secrets: Secrets): Record<string, string> {
  const known: Record<string, string> = { ...given, ...madeFor(program, secrets) };
  return Object.fromEntries(
    handedSecretsOf(program, given).flatMap((name) => (known[name] ? [[name, known[name]]] : [])),
  );
}

function missingOf(program: Program, given: Given, secrets: Secrets): string[] {
  const handed = handedTo(program, given, secrets);
  return handedSecretsOf(program, given).filter((name) => !(name in handed));
}

const isOfStore = (name: string) => name.startsWith('S3_');

/** Each service's migration asks for this beside its own secrets. Its buckets are made by the service itself. */
const settingsForSetup = (plan: Plan): Record<string, Record<string, string>> =>
  Object.fromEntries(
    plan.programs
      .filter(({ name }) => name !== 'gateway')
      .map((program) => {
        const settings = {
          ...openSettingsOf(program, plan),
          ...Object.fromEntries(
            handedSecretsOf(program, plan.given).flatMap((name) => {
              const value = plan.given[name];
              return value ? [[name, value]] : [];
            }),
          ),
        };
        return [
          program.name,
          Object.fromEntries(Object.entries(settings).filter(([name]) => !isOfStore(name))),
        ];
      }),
  );
