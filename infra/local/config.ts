import { isAbsolute, join } from 'node:path';
import type { Retention } from '../backup/retention.ts';
import { checkout } from './checkout.ts';

export interface LocalConfig {
  home: string;
  port: number;
  demo: boolean;
  /** How many processes each service and the gateway run as. */
  instances: number;
  force: boolean;
  /** Three servers of each engine in the place of one. */
  cluster?: boolean;
  /** Settings of the auth server beside those of the environment. */
  identity?: Record<string, string>;
  /** The same for the gateway. */
  gateway?: Record<string, string>;
  /** How much one account may do, where that is not what the services say themselves. */
  limits?: Record<string, string>;
}

export function readConfig(): LocalConfig {
  if (process.env.SIDEWORK_PROFILE && process.env.SIDEWORK_PROFILE !== 'demo')
    throw new Error(
      'This starts the trial, whose passwords everybody knows. A business is started by "make production".',
    );
  const {
    SIDEWORK_HOME,
    SIDEWORK_PORT,
    SIDEWORK_DEMO,
    SIDEWORK_INSTANCES,
    SIDEWORK_CLUSTER,
    FORCE,
  } = process.env;
  const port = Number(SIDEWORK_PORT || 8080);
  if (!Number.isInteger(port) || port < 1024 || port > 65_000) {
    throw new Error(`SIDEWORK_PORT must be a number from 1024 to 65000, not "${SIDEWORK_PORT}".`);
  }
  const instances = Number(SIDEWORK_INSTANCES || 1);
  if (!Number.isInteger(instances) || instances < 1 || instances > 4) {
    throw new Error(
      `SIDEWORK_INSTANCES must be a number from 1 to 4, not "${SIDEWORK_INSTANCES}".`,
    );
  }
  const home = SIDEWORK_HOME || '.sidework';
  return {
    home: isAbsolute(home) ? home : join(checkout, home),
    port,
    demo: SIDEWORK_DEMO !== '0',
    instances,
    force: Boolean(FORCE) && FORCE !== '0',
    cluster: SIDEWORK_CLUSTER === '1',
    limits: limitsEnvironment(),
  };
}

/** The same for a process that reads it by `readConfig`. */
export function toEnvironment({
  home,
  port,
  demo,
  instances,
  cluster,
  identity,
  gateway,
  limits,
}: LocalConfig): Record<string, string> {
  return {
    ...identityEnvironment(),
    ...identity,
    ...gatewayEnvironment(),
    ...gateway,
    ...limits,
    SIDEWORK_HOME: home,
    SIDEWORK_PORT: String(port),
    SIDEWORK_DEMO: demo ? '1' : '0',
    SIDEWORK_INSTANCES: String(instances),
    ...(cluster && { SIDEWORK_CLUSTER: '1' }),
  };
}

/** Gives the settings of OpenTelemetry's exporter and sampler, where traces are wanted. */
export function tracingEnvironment(): Record<string, string> {
  const set = Object.entries(process.env).filter(([name]) => name.startsWith('OTEL_'));
  return Object.fromEntries(set.map(([name, value = '']) => [name, value]));
}

const ofIdentity =
  /^(GOTRUE_\w+|OIDC_PROVIDERS|SMS_WEBHOOK_URL|MAILED_CODE_EXP|PASSWORD_HASH|PASSWORD_TRIES\w*)$/;

/** Gives the settings of the auth server, under the names that its SETTINGS.md lists. */
export function identityEnvironment(): Record<string, string> {
  const set = Object.entries(process.env).filter(([name]) => ofIdentity.test(name));
  return Object.fromEntries(set.map(([name, value = '']) => [name, value]));
}

/** Gives the gateway's limits for one address, where they are set, since load comes from this one machine. */
export function gatewayEnvironment(): Record<string, string> {
  const { CONNECTIONS_PER_NETWORK, RATE_LIMIT_PER_MINUTE } = process.env;
  return {
    ...(CONNECTIONS_PER_NETWORK && { CONNECTIONS_PER_NETWORK }),
    ...(RATE_LIMIT_PER_MINUTE && { RATE_LIMIT_PER_MINUTE }),
  };
}

const accountLimits = [
  'MESSAGES_PER_MINUTE',
  'JOBS_PER_HOUR',
  'PROPOSALS_PER_HOUR',
  'SERVICE_CHANGES_PER_HOUR',
  'EVENTS_PER_HOUR',
  'REGISTRATIONS_PER_HOUR',
  'REFUSED_WORDS_PER_HOUR',
];

/** For programs in the place of people, of whom a few do what hundreds would. */
export const noAccountLimits = Object.fromEntries(accountLimits.map((name) => [name, '1000000']));

/** The settings of files, which the README explains. */
const ofFiles = ['CLAMD_URL', 'VAULT_BYTES', 'STORED_BYTES', 'PICTURE_LINKS'];

function limitsEnvironment(): Record<string, string> {
  const names = [...accountLimits, ...ofFiles];
  const set = Object.entries(process.env).filter(([name]) => names.includes(name));
  return Object.fromEntries(set.map(([name, value = '']) => [name, value]));
}

/** The folder of the backups, and how often they are made and how long they are kept. */
export interface BackupSettings {
  to: string;
  /** Milliseconds. */
  every: number;
  retention: Retention;
}

const hour = 3_600_000;

/** Reads what is set of backups; gives nothing without BACKUP_TO. */
export function backupSettings(): BackupSettings | undefined {
  const { BACKUP_TO } = process.env;
  if (!BACKUP_TO) return undefined;
  return {
    to: isAbsolute(BACKUP_TO) ? BACKUP_TO : join(checkout, BACKUP_TO),
    every: numberOf('BACKUP_EVERY', 24) * hour,
    retention: { days: numberOf('BACKUP_DAYS', 7), weeks: numberOf('BACKUP_WEEKS', 4) },
  };
}

function numberOf(name: string, otherwise: number): number {
  const value = Number(process.env[name] || otherwise);
  if (!Number.isInteger(value) || value < 1 || value > 1000)
    throw new Error(`${name} must be a whole number from 1 to 1000, not "${process.env[name]}".`);
  return value;
}

/** The same for a process that reads it by `backupSettings`. */
export function backupEnvironment(): Record<string, string> {
  const set = Object.entries(process.env).filter(([name]) => name.startsWith('BACKUP_'));
  return Object.fromEntries(set.map(([name, value = '']) => [name, value]));
}

/** Reads what a restore is told. */
export function restoreSettings() {
  const { FROM, AT, KEY, REPLACE } = process.env;
  return { from: FROM, at: AT, key: KEY, replace: REPLACE };
}

/** A child process inherits enough to run programs, and none of our own settings. */
export function inheritedEnvironment(): Record<string, string> {
  const names = ['PATH', 'HOME', 'USER', 'LANG', 'LC_ALL', 'TZ', 'TMPDIR', 'NODE_EXTRA_CA_CERTS'];
  return Object.fromEntries(
    names.flatMap((name) => {
      const value = process.env[name];
      return value === undefined ? [] : [[name, value]];
    }),
  );
}
