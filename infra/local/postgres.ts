import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { chown, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import postgres from 'postgres';
import type { Command } from './command.ts';
import { inheritedEnvironment } from './config.ts';
import { isThere } from './home.ts';
import type { PostgresBinaries } from './postgres-binaries.ts';
import { stopProcess } from './process-table.ts';
import { tolerate } from './tolerate.ts';

export interface PostgresServer {
  binaries: PostgresBinaries;
  dataDir: string;
  port: number;
  password: string;
  /** False only in tests, whose rows need not survive a power cut. */
  durable: boolean;
  /** Folder into which finished pieces of the write-ahead log are copied; without backups there is none. */
  logSpool?: string;
}

export function superuserUrl({ port, password }: PostgresServer): string {
  return `postgres://postgres:${password}@127.0.0.1:${port}/postgres`;
}

/** Makes the data folder where there is none yet, and refuses one that this password does not open. */
export async function initialisePostgres(server: PostgresServer): Promise<'fresh' | 'kept'> {
  if (!(await isThere(server.dataDir))) {
    await makeDataFolder(server);
    return 'fresh';
  }
  const owner = await readFile(ownerFile(server), 'utf8').catch(tolerate('ENOENT'));
  // Without this file Postgres itself says whether the password is right.
  if (owner !== undefined && owner !== ownerMark(server)) throw refusedPassword(server);
  return 'kept';
}

const refusedPassword = ({ dataDir }: PostgresServer) =>
  new Error(
    `The database in ${dataDir} was made with another secrets.json, and cannot be opened with this one. Nothing was ` +
      'changed. Put back the secrets.json that belongs to it. To forget this database and begin anew: "make reset".',
  );

async function makeDataFolder(server: PostgresServer): Promise<void> {
  const { initdb, runAs } = server.binaries;
  // Made aside and moved: an initdb that was interrupted leaves something that looks like a server's data.
  const unfinished = `${server.dataDir}.new`;
  const passwordFile = `${server.dataDir}.password`;
  await rm(unfinished, { recursive: true, force: true });
  await mkdir(dirname(unfinished), { recursive: true, mode: 0o711 });
  await mkdir(unfinished, { mode: 0o700 });
  await writeFile(passwordFile, server.password, { mode: 0o600 });
  if (runAs) {
    await chown(unfinished, runAs.uid, runAs.gid);
    await chown(passwordFile, runAs.uid, runAs.gid);
  }
  // The built-in locale folds case for every script and sorts alike on every machine.
  const locale = ['--encoding=UTF8', '--locale-provider=builtin', '--locale=C.UTF-8'];
  try {
    await promisify(execFile)(
      initdb,
      [
        `--pgdata=${unfinished}`,
        '--data-checksums',
        '--auth=scram-sha-256',
        '--username=postgres',
        `--pwfile=${passwordFile}`,
        ...locale,
        ...(server.durable ? [] : ['--no-sync']),
      ],
      { ...runAs, cwd: unfinished, env: environment() },
    );
    await markOwner(server);
    await rename(unfinished, server.dataDir);
  } finally {
    await rm(passwordFile, { force: true });
  }
}

export function postgresCommand(server: PostgresServer): Command {
  const settings = {
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    max_connections: 200,
    ...(server.logSpool && keepLog(server.logSpool, server.durable)),
    ...(server.durable ? {} : { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' }),
  };
  return {
    program: server.binaries.postgres,
    args: [
      '-D',
      server.dataDir,
      '-p',
      String(server.port),
      ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
    ],
    env: environment(),
    cwd: server.dataDir,
    ...(server.binaries.runAs && { runAs: server.binaries.runAs }),
  };
}

/**
 * At the latest 45 seconds after a write its piece of the log is finished and copied. A copy under its own name is whole.
 * https://www.postgresql.org/docs/17/continuous-archiving.html
 */
function keepLog(spool: string, durable: boolean) {
  const synced = durable ? ' conv=fsync' : '';
  const copied = `dd if="%p" of="${spool}/%f.new" bs=1M status=none${synced}`;
  return {
    archive_mode: 'on',
    archive_timeout: 45,
    archive_command: `${copied} && mv "${spool}/%f.new" "${spool}/%f"`,
  };
}

/** SQLSTATE */
const wrongPassword = '28P01';

/** Fails where it answers that the password is wrong, which no waiting mends. */
export async function postgresAnswers(server: PostgresServer): Promise<boolean> {
  const sql = postgres(superuserUrl(server), { max: 1, connect_timeout: 2, onnotice: () => {} });
  try {
    await sql`select 1`;
    return true;
  } catch (error) {
    if ((error as { code?: string }).code === wrongPassword) throw refusedPassword(server);
    return false;
  } finally {
    await sql.end({ timeout: 1 });
  }
}

/** A server outlives a parent that was killed, and its data folder lets no second one in. */
export async function stopLeftOverPostgres(dataDir: string): Promise<void> {
  const file = await readFile(join(dataDir, 'postmaster.pid'), 'utf8').catch(() => '');
  const pid = Number(file.split('\n')[0]);
  if (!pid) return;
  const arguments_ = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '');
  if (arguments_.split('\0').includes(dataDir)) await stopProcess(pid, 'SIGINT');
}

/** Notes beside the data folder which password opens it. */
export async function markOwner(server: PostgresServer): Promise<void> {
  await writeFile(ownerFile(server), ownerMark(server), { mode: 0o600 });
}

const ownerFile = ({ dataDir }: PostgresServer) => `${dataDir}.owner`;

/** Tells to which state folder the data belongs, by the password that only that one knows. */
function ownerMark({ password }: PostgresServer): string {
  return createHash('sha256').update(password).digest('hex');
}

function environment(): Record<string, string> {
  return { ...inheritedEnvironment(), LC_ALL: 'C.UTF-8' };
}
