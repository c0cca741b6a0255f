import { createHash } from 'node:crypto';
import { mkdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isRoot, systemDir } from './postgres-binaries.ts';
import { tolerate } from './tolerate.ts';

/** The paths of one installation's state. */
export interface Home {
  dir: string;
  logs: string;
  secrets: string;
  /** The settings of a business's operator; only containers have them. */
  operatorSettings: string;
  signingKeys: string;
  nats: string;
  objects: string;
  mails: string;
  postgres: string;
  /** Folder into which Postgres copies its log for the backups. */
  logSpool: string;
  /** Opens the backups that are made here. */
  backupKey: string;
  /** Says where the database's folder is, which is elsewhere for root. */
  postgresFolder: string;
  /** Which processes run, and for whom. */
  runRecord: string;
  demoMarker: string;
  /** The last migrations of the databases. */
  migrated: string;
}

export function homeAt(dir: string): Home {
  return {
    dir,
    logs: join(dir, 'logs'),
    secrets: join(dir, 'secrets.json'),
    operatorSettings: join(dir, 'operator-settings.json'),
    signingKeys: join(dir, 'signing-keys.json'),
    nats: join(dir, 'nats'),
    objects: join(dir, 'objects'),
    mails: join(dir, 'mails'),
    postgres: join(isRoot ? ofRoot(dir) : dir, 'postgres'),
    logSpool: join(isRoot ? ofRoot(dir) : dir, 'postgres.log'),
    backupKey: join(dir, 'backup-key.txt'),
    postgresFolder: join(dir, 'postgres-folder'),
    runRecord: join(dir, 'running.json'),
    demoMarker: join(dir, 'demo-loaded'),
    migrated: join(dir, 'migrated'),
  };
}

/** Makes the folders, and notes the owner in root's folder, whose name is a hash: only the owner may remove it. */
export async function makeHome(home: Home): Promise<void> {
  await mkdir(home.dir, { recursive: true, mode: 0o755 });
  if (!isRoot) return;
  await mkdir(ofRoot(home.dir), { recursive: true, mode: 0o711 });
  await writeFile(join(ofRoot(home.dir), 'belongs-to'), `${home.dir}\n`, { mode: 0o644 });
}

/** Forgets the state. What is built and fetched may lie in the same folder, and stays. */
export async function removeState(home: Home): Promise<void> {
  // The key stays: the backups that it opens are not forgotten.
  const { dir: _, backupKey: __, ...paths } = home;
  const besidePostgres = ['.owner', '.old', '.new'].map((suffix) => home.postgres + suffix);
  for (const path of [...Object.values(paths), ...besidePostgres, `${home.runRecord}.lock`]) {
    await rm(path, { recursive: true, force: true });
  }
  if (isRoot) await rm(ofRoot(home.dir), { recursive: true, force: true });
}

/** Lists the folders in which the database may lie: of the present user, of another user, or of the path before a move. */
export async function databasesOf(home: Home): Promise<string[]> {
  const told = await readFile(home.postgresFolder, 'utf8').catch(tolerate('ENOENT'));
  const places = [home.postgres, told?.trim(), join(home.dir, 'postgres')];
  places.push(join(ofRoot(home.dir), 'postgres'));
  const found = await Promise.all(
    [...new Set(places)].map(async (place) => (place && (await isThere(place)) ? [place] : [])),
  );
  return found.flat();
}

/** A note in the state folder says where the rest of it is. */
export async function tellPostgresFolder(home: Home): Promise<void> {
  await writeFile(home.postgresFolder, `${home.postgres}\n`, { mode: 0o644 });
}

export async function isThere(path: string): Promise<boolean> {
  return (await stat(path).catch(tolerate('ENOENT'))) !== undefined;
}

function ofRoot(dir: string): string {
  return join(systemDir, createHash('sha256').update(dir).digest('hex').slice(0, 12));
}
