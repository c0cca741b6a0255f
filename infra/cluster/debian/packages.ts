import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { chmod, mkdir, readdir, readFile, rename, rm, symlink, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { promisify } from 'node:util';
import { cacheDir } from '../../local/checkout.ts';
import { isThere } from '../../local/home.ts';
import { databaseUser, isRoot, type User } from '../../local/postgres-binaries.ts';
import { tolerate } from '../../local/tolerate.ts';
import { release, sourcesFor } from './sources.ts';

const run = promisify(execFile);

/** The engines, and the shell by which Postgres' programs start each other. */
const wanted = [
  'postgresql-17',
  'patroni',
  'python3-etcd',
  'python3-psycopg2',
  'etcd-server',
  'nats-server',
  'dash',
];

/** The engines run without these: the compiler of queries, and what only the packages' own scripts need. */
const unneeded = /^(libllvm|libz3|perl|libperl|locales|adduser|debconf|procps|passwd|tar$|dpkg$)/;

/** A folder that is the root of the engines, and the user as whom they run there. */
export interface DebianRoot {
  path: string;
  user: User;
}

/** Unpacks the programs of Debian's newer release into a root of their own; nothing is installed on the machine. */
export async function debianRoot(): Promise<DebianRoot> {
  if (!isRoot)
    throw new Error(
      'A cluster needs root on Debian: its engines run in a root of their own, which only root may enter.',
    );
  const user = await databaseUser();
  const mark = createHash('sha256')
    .update(`${wanted.join()} ${unneeded} ${user.uid}`)
    .digest('hex')
    .slice(0, 8);
  const path = join(cacheDir, `${release}-${mark}`);
  if (!(await isThere(path))) await unpackInto(path, user);
  return { path, user };
}

async function unpackInto(path: string, user: User): Promise<void> {
  const unfinished = `${path}.${process.pid}`;
  const work = `${unfinished}.packages`;
  try {
    await makeSkeleton(unfinished, user);
    for (const archive of await downloadInto(work))
      await run('dpkg-deb', ['-x', archive, unfinished]);
    await rename(unfinished, path);
  } finally {
    for (const folder of [unfinished, work]) await rm(folder, { recursive: true, force: true });
  }
}

/** The folders and files that Debian's base packages would make. */
async function makeSkeleton(root: string, { uid, gid }: User): Promise<void> {
  for (const folder of ['bin', 'sbin', 'lib', 'lib64']) {
    await mkdir(join(root, 'usr', folder), { recursive: true });
    await symlink(join('usr', folder), join(root, folder));
  }
  for (const folder of ['dev', 'etc', 'proc', 'tmp', 'var']) await mkdir(join(root, folder));
  await chmod(join(root, 'tmp'), 0o1777);
  const files = {
    passwd: `root:x:0:0::/:/bin/sh\npostgres:x:${uid}:${gid}::/tmp:/bin/sh\n`,
    group: `root:x:0:\npostgres:x:${gid}:\n`,
    hosts: '127.0.0.1 localhost\n',
  };
  for (const [name, text] of Object.entries(files)) await writeFile(join(root, 'etc', name), text);
}

/** Has the machine's apt find and fetch them, from lists of their own; gives the archives. */
async function downloadInto(work: string): Promise<string[]> {
  const [sources, lists, archives] = ['sources', 'lists', 'archives'].map((at) => join(work, at));
  if (!sources || !lists || !archives) throw new Error('There is no folder for the packages.');
  for (const folder of [sources, join(lists, 'partial'), archives])
    await mkdir(folder, { recursive: true });
  const found = sourcesFor(await ownSources(), await runningRelease());
  if (!found.length)
    throw new Error("apt's sources name no mirror of the running release: a cluster needs Debian.");
  for (const { name, text } of found) await writeFile(join(sources, name), text);
  await writeFile(join(work, 'status'), '');
  const settings = [
    'Dir::Etc::sourcelist=/dev/null',
    `Dir::Etc::sourceparts=${sources}`,
    'Dir::Etc::preferencesparts=/dev/null',
    `Dir::State::lists=${lists}`,
    `Dir::State::status=${join(work, 'status')}`,
    `Dir::Cache=${work}`,
    'APT::Install-Recommends=false',
  ];
  const apt = (...args: string[]) =>
    run('apt-get', [...settings.flatMap((each) => ['-o', each]), ...args], {
      cwd: archives,
      maxBuffer: 16 * 1024 * 1024,
    });
  await apt('update');
  const { stdout } = await apt('install', '--simulate', ...wanted);
  const names = [...stdout.matchAll(/^Inst (\S+)/gm)].map(([, name = '']) => name);
  await apt('download', ...names.filter((name) => !unneeded.test(name)));
  return (await readdir(archives)).map((file) => join(archives, file));
}

async function ownSources() {
  const folder = '/etc/apt/sources.list.d';
  const parts = (await readdir(folder).catch(tolerate('ENOENT'))) ?? [];
  const paths = ['/etc/apt/sources.list', ...parts.map((name) => join(folder, name))];
  const texts = await Promise.all(
    paths.map(async (path) => ({
      name: basename(path),
      text: (await readFile(path, 'utf8').catch(tolerate('ENOENT'))) ?? '',
    })),
  );
  return texts.filter(({ name }) => /\.(sources|list)$/.test(name));
}

async function runningRelease(): Promise<string> {
  const text = await readFile('/etc/os-release', 'utf8');
  return /^VERSION_CODENAME="?(\w+)"?$/m.exec(text)?.[1] ?? '';
}
