import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import {
  appendFile,
  chown,
  copyFile,
  mkdir,
  readdir,
  rename,
  rm,
  writeFile,
} from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import postgres from 'postgres';
import { type Home, isThere, makeHome } from '../local/home.ts';
import {
  markOwner,
  type PostgresServer,
  postgresCommand,
  superuserUrl,
} from '../local/postgres.ts';
import { unpackArchive } from './archive.ts';
import { archiveNameOf, backupsIn } from './backup.ts';
import type { Place } from './place.ts';
import { unseal } from './sealed.ts';

export interface Restored {
  /** The backup with which it began. */
  name: string;
  /** Number of pieces of the write-ahead log that were found in the place. */
  logPieces: number;
}

/** The backup from which a moment can be reached: the last that was finished before it. */
export async function backupFor(place: Place, at: Date | undefined): Promise<string> {
  const all = await backupsIn(place);
  const found = all.findLast(({ record }) => !at || new Date(record.takenAt) <= at);
  if (found) return found.name;
  const [first] = all;
  throw new Error(
    first
      ? `The first backup is of ${first.record.takenAt}, and nothing before it can be restored.`
      : 'There is no finished backup here.',
  );
}

/** Unpacks a backup beside the place of the database; gives the folder, which `placeDatabase` takes. */
export async function unpackBackup(
  place: Place,
  identity: string,
  name: string,
  home: Home,
): Promise<string> {
  await makeHome(home);
  const folder = join(dirname(home.postgres), 'restoring');
  await unpackInto(folder, place, identity, name);
  return folder;
}

/** Unpacks a backup into a folder of its own; fails where a byte of it is not as it was. */
export async function unpackInto(
  folder: string,
  place: Place,
  identity: string,
  name: string,
): Promise<void> {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true, mode: 0o711 });
  await unpackArchive(await unseal(await place.get(archiveNameOf(name)), identity), folder);
}

/** The files of the installation but for its database, at their places. */
export async function placeFiles(folder: string, files: Record<string, string>): Promise<void> {
  for (const [name, path] of Object.entries(files))
    if (await isThere(join(folder, name))) await copyFile(join(folder, name), path);
}

/**
 * Lets Postgres replay its log in the unpacked folder, to its end or to a moment, and puts the folder where the server
 * looks for it.
 */
export async function placeDatabase(
  folder: string,
  server: PostgresServer,
  place: Place,
  identity: string,
  at: Date | undefined,
): Promise<number> {
  const dataDir = join(folder, 'postgres');
  const spool = join(folder, 'log');
  const logPieces = await fetchLog(place, identity, spool);
  if (logPieces > 0) await tellWhereLogIs(dataDir, spool, at);
  else if (at)
    throw new Error('No write-ahead log was kept, so only the moments of backups can be restored.');
  if (server.binaries.runAs) await giveTo(folder, server.binaries.runAs);
  await replay({ ...server, dataDir });
  await writeFile(join(dataDir, 'postgresql.auto.conf'), '');
  await rename(dataDir, server.dataDir);
  await markOwner(server);
  await rm(folder, { recursive: true, force: true });
  return logPieces;
}

/** Brings the kept log into a new folder. Gives how many pieces there are. */
export async function fetchLog(place: Place, identity: string, spool: string): Promise<number> {
  const names = await place.list('log');
  await mkdir(spool, { mode: 0o700 });
  for (const name of names) {
    const [, piece = ''] = /^log\/(.+)\.zst\.age$/.exec(name) ?? [];
    await pipeline(
      await unseal(await place.get(name), identity),
      createWriteStream(join(spool, piece), { mode: 0o600 }),
    );
  }
  return names.length;
}

/**
 * Has the next server of this folder replay the log, to its end or to a moment.
 * https://www.postgresql.org/docs/17/runtime-config-wal.html#RUNTIME-CONFIG-WAL-RECOVERY-TARGET
 */
export async function tellWhereLogIs(
  dataDir: string,
  spool: string,
  at: Date | undefined,
): Promise<void> {
  const settings = [
    `restore_command = 'cp "${spool}/%f" "%p"'`,
    "recovery_target_action = 'promote'",
    ...(at ? [`recovery_target_time = '${at.toISOString().replace('Z', '+00')}'`] : []),
  ];
  await appendFile(join(dataDir, 'postgresql.auto.conf'), `${settings.join('\n')}\n`);
  await writeFile(join(dataDir, 'recovery.signal'), '', { mode: 0o600 });
}

/** Changes the owner of a folder and of all in it. */
export async function giveTo(
  folder: string,
  { uid, gid }: { uid: number; gid: number },
): Promise<void> {
  await chown(folder, uid, gid);
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true }))
    await chown(join(entry.parentPath, entry.name), uid, gid);
}

const replaysWithin = 10 * 60_000;

async function replay(server: PostgresServer): Promise<void> {
  const { program, args, env, cwd, runAs } = postgresCommand(server);
  const child = spawn(program, args, { env, cwd, ...runAs, stdio: ['ignore', 'ignore', 'pipe'] });
  let said = '';
  child.stderr?.on('data', (chunk) => {
    said = `${said}${chunk}`.slice(-4_000);
  });
  try {
    for (const end = Date.now() + replaysWithin; ; await sleep(100)) {
      if (child.exitCode !== null || child.signalCode) throw new Error(whyEnded(said));
      if (await isPrimary(server)) return;
      if (Date.now() > end) throw new Error(`Postgres was not there within ten minutes.\n${said}`);
    }
  } finally {
    await endServer(child);
  }
}

function whyEnded(said: string): string {
  return said.includes('before configured recovery target was reached')
    ? 'The log that was kept ends before this moment: name an earlier one, or none for the last.'
    : `Postgres ended while it replayed its log.\n${said}`;
}

/** Codes of a server that does not listen yet, starts, or ends: SQLSTATE, of the system, and of the driver. */
const notThere = new Set([
  '57P01',
  '57P02',
  '57P03',
  'ECONNREFUSED',
  'ECONNRESET',
  'CONNECT_TIMEOUT',
  'CONNECTION_CLOSED',
]);

/** Whether it takes writes, which it does once the log is replayed. */
async function isPrimary(server: PostgresServer): Promise<boolean> {
  const sql = postgres(superuserUrl(server), {
    max: 1,
    connect_timeout: 2,
    // Asked beside the first query, it fails unheard where the server ends meanwhile.
    fetch_types: false,
    onnotice: () => {},
  });
  try {
    const [row] = await sql`select pg_is_in_recovery() as replaying`;
    return row?.replaying === false;
  } catch (error) {
    if (notThere.has(String((error as { code?: string }).code))) return false;
    throw error;
  } finally {
    await sql.end({ timeout: 1 });
  }
}

async function endServer(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode) return;
  const ended = once(child, 'exit');
  child.kill('SIGINT');
  await ended;
}
