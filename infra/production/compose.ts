import { execFile, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { environment } from '../docker/config.ts';
import { checkout } from '../local/checkout.ts';
import { readCommand } from './config.ts';
import type { Settings } from './settings.ts';
import { alertmanagerOf, isWatched } from './watch.ts';

const run = promisify(execFile);

/** The name of a business among the projects of the engine, as its compose file has it. */
export const project = 'sidework-production';

const composeArgs = (settings: Settings): string[] => [
  'compose',
  ...[
    'docker-compose.yml',
    join('infra', 'production', 'compose.yml'),
    ...(isWatched(settings) ? [join('infra', 'observability', 'compose.yml')] : []),
  ].flatMap((name) => ['--file', name]),
];

async function composeEnvironment(settings: Settings): Promise<NodeJS.ProcessEnv> {
  const { file } = readCommand();
  const changed = existsSync(file) ? (await stat(file)).mtime.toISOString() : 'never';
  return {
    ...environment(),
    SIDEWORK_DOMAIN: settings.SIDEWORK_DOMAIN,
    SIDEWORK_FILES_DOMAIN: settings.SIDEWORK_FILES_DOMAIN,
    SIDEWORK_TLS_ISSUER: settings.TLS_ISSUER ?? settings.OPERATOR_EMAIL,
    SIDEWORK_SETTINGS_OF: changed,
    ...backupsOf(settings),
    ...(isWatched(settings) && {
      SIDEWORK_ALERTMANAGER: alertmanagerOf(settings),
      WATCH_PASSWORD: settings.WATCH_PASSWORD,
    }),
    ...(settings.SIDEWORK_EDGE_SUBNET && { SIDEWORK_EDGE_SUBNET: settings.SIDEWORK_EDGE_SUBNET }),
  };
}

function backupsOf(settings: Settings): NodeJS.ProcessEnv {
  const { BACKUP_TO = 'none', BACKUP_EVERY, BACKUP_DAYS, BACKUP_WEEKS } = settings;
  if (BACKUP_TO === 'none') return {};
  return {
    COMPOSE_PROFILES: 'backups',
    SIDEWORK_ARCHIVE: 'on',
    SIDEWORK_BACKUP_TO: BACKUP_TO,
    ...(BACKUP_EVERY && { BACKUP_EVERY }),
    ...(BACKUP_DAYS && { BACKUP_DAYS }),
    ...(BACKUP_WEEKS && { BACKUP_WEEKS }),
  };
}

export async function compose(args: string[], settings: Settings, input?: string): Promise<void> {
  const child = spawn('docker', [...composeArgs(settings), ...args], {
    cwd: checkout,
    env: await composeEnvironment(settings),
    stdio: [input === undefined ? 'inherit' : 'pipe', 'inherit', 'inherit'],
  });
  child.stdin?.end(input);
  await new Promise<void>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) =>
      code === 0
        ? resolve()
        : reject(new Error(`docker compose ${args.join(' ')} ended with ${code}.`)),
    );
  });
}

/** Gives what a command of compose prints. */
export async function composed(args: string[], settings: Settings): Promise<string> {
  const options = { cwd: checkout, env: await composeEnvironment(settings) };
  return (await run('docker', [...composeArgs(settings), ...args], options)).stdout.trim();
}

/** The same of the container engine itself. */
export async function engine(args: string[]): Promise<string> {
  return (await run('docker', args)).stdout.trim();
}
