import { execFile } from 'node:child_process';
import { access, constants, mkdir, mkdtemp, readdir, rename, rm } from 'node:fs/promises';
import { connect } from 'node:net';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';
import { cacheDir } from './checkout.ts';
import { inheritedEnvironment } from './config.ts';
import { isRoot } from './postgres-binaries.ts';

const run = promisify(execFile);
const unpacked = join(cacheDir, 'nats-server');

/** The one that is installed, else the one of the system's package, unpacked and not installed. */
export async function natsServerProgram(): Promise<string> {
  const folders = [
    ...(inheritedEnvironment().PATH ?? '').split(delimiter),
    '/usr/sbin',
    '/usr/local/bin',
  ];
  for (const program of [...folders.map((folder) => join(folder, 'nats-server')), unpacked]) {
    if (await isExecutable(program)) return program;
  }
  try {
    await unpackDebianPackage();
  } catch (error) {
    throw new Error(
      "nats-server is missing, and could not be had from the system's packages " +
        `(${firstLine(error)}). Install it: "apt-get install nats-server", "brew install ` +
        'nats-server", or a release from https://github.com/nats-io/nats-server/releases put on the PATH.',
    );
  }
  return unpacked;
}

export async function natsVersion(program: string): Promise<[major: number, minor: number]> {
  const { stdout } = await run(program, ['--version']);
  const [, major, minor] = stdout.match(/v(\d+)\.(\d+)/) ?? [];
  return [Number(major ?? 2), Number(minor ?? 9)];
}

/** The server greets each connection with an INFO line. */
export function natsAnswers(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ host: '127.0.0.1', port, timeout: 1000 });
    const answer = (isUp: boolean) => {
      socket.destroy();
      resolve(isUp);
    };
    socket.once('data', (greeting) => answer(greeting.toString().startsWith('INFO ')));
    socket.once('timeout', () => answer(false));
    socket.once('error', () => answer(false));
  });
}

async function unpackDebianPackage(): Promise<void> {
  await mkdir(cacheDir, { recursive: true });
  const folder = await mkdtemp(join(cacheDir, 'nats-package-'));
  const download = () => run('apt-get', ['download', 'nats-server'], { cwd: folder });
  try {
    await download().catch(async (error) => {
      // A fresh machine has no package lists yet, and only root may fetch them.
      if (!isRoot) throw error;
      await run('apt-get', ['update']);
      await download();
    });
    const archive = (await readdir(folder)).find((file) => file.endsWith('.deb'));
    if (!archive) throw new Error('apt-get brought no package');
    await run('dpkg-deb', ['-x', archive, 'content'], { cwd: folder });
    await rename(join(folder, 'content', 'usr', 'sbin', 'nats-server'), unpacked);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function isExecutable(program: string): Promise<boolean> {
  return access(program, constants.X_OK).then(
    () => true,
    () => false,
  );
}

function firstLine(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  return message.split('\n').find((line) => line.startsWith('E:')) ?? message.split('\n')[0] ?? '';
}
