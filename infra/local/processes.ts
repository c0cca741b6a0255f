import { dirname, join } from 'node:path';
import { databaseUrl, ownSecretsOf, storeAccess, storeAccountsOf } from './accounts.ts';
import { buildDir, checkout } from './checkout.ts';
import type { Command } from './command.ts';
import {
  backupEnvironment,
  gatewayEnvironment,
  identityEnvironment,
  inheritedEnvironment,
  tracingEnvironment,
} from './config.ts';
import type { Home } from './home.ts';
import { type Instance, instancesOf, type Ports } from './ports.ts';
import { type Secrets, secretsOf } from './secrets.ts';
import { schemaOf, services } from './services.ts';

/** The hosts of all servers of an engine, by commas. */
export interface EngineAddresses {
  postgres: string;
  nats: string;
  /** On how many servers of NATS a stream is kept. */
  streamReplicas: number;
}

export interface Installation {
  home: Home;
  ports: Ports;
  secrets: Secrets;
  /** In development the sources themselves run, and people look at Vite's server. */
  development: boolean;
  /** How many processes each service and the gateway run as. */
  instances: number;
  /** How much one account may do, where that is not what the services say themselves. */
  limits?: Record<string, string> | undefined;
  /** The servers of a cluster; without them there is one Postgres and one NATS. */
  engines?: EngineAddresses | undefined;
}

export function publicUrl({ ports, development }: Installation): string {
  return `http://localhost:${development ? ports.web : ports.gateway}`;
}

/** The files origin, through the gateway in development too. */
export const filesUrl = ({ ports }: Installation) => `http://localhost:${ports.files}`;

/** The instances of a service, or of the gateway. */
export function instancesIn({ ports, instances }: Installation, process_: string): Instance[] {
  const first = process_ === 'gateway' ? ports.gateway : ports.services[process_];
  if (first === undefined) throw new Error(`There is no port for ${process_}.`);
  return instancesOf(process_, first, instances);
}

/** One instance of a service; the first, unless another port is given. */
export function serviceCommand(
  installation: Installation,
  service: string,
  port = installation.ports.services[service],
): Command {
  return serverCommand(installation, service, ['serve'], {
    ...serviceEnvironment(installation, service),
    PORT: String(port),
    DATABASE_URL: databaseOf(installation, service, 'runtime'),
    NATS_NKEY_SEED: secretsOf(installation.secrets, service).natsSeed,
  });
}

/** One that a person asks for beside the running service: "redrive", say. */
export function oneTimeCommand(
  installation: Installation,
  service: string,
  args: string[],
): Command {
  return bundleCommand(service, args, {
    ...serviceEnvironment(installation, service),
    DATABASE_URL: databaseOf(installation, service, 'runtime'),
  });
}

/** Runs the bundle in development too: it runs once, and the sources take seconds to load. */
export function migrationCommand(installation: Installation, service: string): Command {
  return bundleCommand(service, ['migrate'], {
    ...serviceEnvironment(installation, service),
    DATABASE_URL: databaseOf(installation, service, 'runtime'),
    MIGRATION_DATABASE_URL: databaseOf(installation, service, 'owner'),
    NATS_ADMIN_NKEY_SEED: installation.secrets.natsAdminSeed,
  });
}

export function gatewayCommand(
  installation: Installation,
  port = installation.ports.gateway,
): Command {
  const upstreams = services.map(({ name }) => [
    `UPSTREAM_${schemaOf(name).toUpperCase()}`,
    instancesIn(installation, name)
      .map((instance) => `http://127.0.0.1:${instance.port}`)
      .join(','),
  ]);
  return serverCommand(installation, 'gateway', [], {
    ...commonEnvironment(installation),
    ...Object.fromEntries(upstreams),
    // Both loopback addresses: browsers try ::1 first where "localhost" has it.
    HOST: 'localhost',
    PORT: String(port),
    FILES_PORT: String(port + installation.ports.files - installation.ports.gateway),
    WEB_ROOT: join(checkout, 'web', 'dist'),
    ...gatewayEnvironment(),
  });
}

export function mailboxCommand({ home, ports }: Installation): Command {
  const main = join(import.meta.dirname, 'mailbox', 'main.ts');
  const args = [home.mails, String(ports.smtp), String(ports.mailbox)];
  return nodeCommand(main, args, inheritedEnvironment());
}

export function backupsCommand({ home, ports }: Installation): Command {
  const main = join(import.meta.dirname, 'keep-backups.ts');
  return nodeCommand(main, [], {
    ...inheritedEnvironment(),
    ...backupEnvironment(),
    SIDEWORK_HOME: home.dir,
    SIDEWORK_PORT: String(ports.gateway),
  });
}

export function objectStoreCommand({ home, ports, secrets }: Installation): Command {
  const main = join(import.meta.dirname, 'object-store', 'main.ts');
  return nodeCommand(main, [home.objects, String(ports.objects)], {
    ...inheritedEnvironment(),
    OBJECT_STORE_ACCOUNTS: JSON.stringify(storeAccountsOf(secrets)),
  });
}

export function webCommand({ ports }: Installation): Command {
  const vite = join(checkout, 'node_modules', '.bin', 'vite');
  const args = ['--host', 'localhost', '--port', String(ports.web), '--strictPort'];
  const env = { ...inheritedEnvironment(), SIDEWORK_PORT: String(ports.gateway) };
  return { ...nodeCommand(vite, args, env), cwd: join(checkout, 'web') };
}

/** Asks a service what it publishes and consumes; it opens no connection. */
export function describeCommand(main: string): Command {
  return nodeCommand(main, ['describe'], inheritedEnvironment());
}

export function sourceOf(process_: string): string {
  const folder = process_ === 'gateway' ? 'gateway' : join('services', process_);
  return join(checkout, folder, 'src', 'main.ts');
}

export function bundleOf(process_: string): string {
  return join(buildDir, process_, 'main.js');
}

/** Processes that answer people are bounded in memory, and take no prototype from requests, as in the images. */
const safeguards = ['--disable-proto=throw', '--max-old-space-size=512'];

/** It runs in the state folder: the disk of a process's folder is what its health speaks of. */
function serverCommand(
  installation: Installation,
  process_: string,
  args: string[],
  env: Record<string, string>,
): Command {
  const command = installation.development
    ? nodeCommand(sourceOf(process_), args, env)
    : bundleCommand(process_, args, env);
  return { ...command, args: [...safeguards, ...command.args], cwd: installation.home.dir };
}

/** Compiled code is kept beside its bundle, so that each start after the first takes half of the time. */
function bundleCommand(process_: string, args: string[], env: Record<string, string>): Command {
  const main = bundleOf(process_);
  return nodeCommand(main, args, { ...env, NODE_COMPILE_CACHE: join(dirname(main), 'compiled') });
}

function nodeCommand(main: string, args: string[], env: Record<string, string>): Command {
  const preload = join(import.meta.dirname, 'exit-with-supervisor.mjs');
  return {
    program: process.execPath,
    args: ['--enable-source-maps', '--import', preload, main, ...args],
    env,
    cwd: checkout,
  };
}

/** The milliseconds for which an ending process serves on: a lone one has no successor. */
export function drainOf({ instances }: Installation): number {
  return instances > 1 ? 5_000 : 0;
}

function commonEnvironment(installation: Installation): Record<string, string> {
  return {
    ...inheritedEnvironment(),
    ...tracingEnvironment(),
    NODE_ENV: installation.development ? 'development' : 'production',
    LOG_LEVEL: 'info',
    SIDEWORK_PROFILE: 'demo',
    PUBLIC_URL: publicUrl(installation),
    FILES_URL: filesUrl(installation),
    DRAIN_MS: String(drainOf(installation)),
  };
}

function serviceEnvironment(installation: Installation, service: string): Record<string, string> {
  const { home, ports, secrets, engines } = installation;
  return {
    ...commonEnvironment(installation),
    HOST: '127.0.0.1',
    PORT: String(ports.services[service]),
    MIGRATIONS_DIR: join(checkout, 'services', service, 'migrations'),
    NATS_URL: engines?.nats ?? `nats://127.0.0.1:${ports.nats}`,
    NATS_REPLICAS: String(engines?.streamReplicas ?? 1),
    ...storeAccess(`http://127.0.0.1:${ports.objects}`, secrets, service),
    SMTP_URL: `smtp://127.0.0.1:${ports.smtp}`,
    MAIL_FROM: 'Sidework <hello@sidework.local>',
    JWKS_URL: instancesIn(installation, 'identity')
      .map(({ port }) => `http://127.0.0.1:${port}/.well-known/jwks.json`)
      .join(' '),
    JWT_ISSUER: `${publicUrl(installation)}/auth/v1`,
    ...installation.limits,
    ...ownSecretsOf(secrets, service),
    ...(service === 'identity' && {
      SIGNING_KEYS_FILE: home.signingKeys,
      ...sourceLimits,
      ...identityEnvironment(),
    }),
  };
}

/** Everybody comes from this one machine, so what is counted by source is as good as not counted. */
const sourceLimits = Object.fromEntries(
  [
    'ANONYMOUS_USERS',
    'OTP',
    'VERIFY',
    'TOKEN_REFRESH',
    'SIGNUP',
    'SSO',
    'PASSKEY',
    'OAUTH_DYNAMIC_CLIENT_REGISTER',
  ].map((kind) => [`GOTRUE_RATE_LIMIT_${kind}`, '100000']),
);

function databaseOf(
  { ports, secrets, engines }: Installation,
  service: string,
  role: 'owner' | 'runtime',
) {
  return databaseUrl(engines?.postgres ?? `127.0.0.1:${ports.postgres}`, secrets, service, role);
}
