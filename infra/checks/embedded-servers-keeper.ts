import { type ChildProcess, spawn } from 'node:child_process';
import { chmod, mkdir, mkdtemp, rm, statfs } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Command } from '../local/command.ts';
import { inheritedEnvironment } from '../local/config.ts';
import { startMailbox } from '../local/mailbox/mailbox.ts';
import { natsAnswers, natsServerProgram } from '../local/nats-server.ts';
import { startObjectStore } from '../local/object-store/object-store.ts';
import {
  initialisePostgres,
  type PostgresServer,
  postgresAnswers,
  postgresCommand,
  superuserUrl,
} from '../local/postgres.ts';
import { isRoot, postgresBinaries, systemDir } from '../local/postgres-binaries.ts';
import { tolerate } from '../local/tolerate.ts';
import type { Report } from './embedded-servers.ts';

const password = 'test';
const storeAccount = { accessKey: 'tests', secretKey: 'test-secret', buckets: 'all' as const };
/** Bytes; all databases of a run take a third of it. */
const enoughInMemory = 8 * 2 ** 30;
const children: ChildProcess[] = [];
let folder: string | undefined;

// First of all, so that a run which is stopped early leaves nothing behind either.
process.on('disconnect', stop);
process.on('SIGTERM', stop);
process.on('SIGINT', stop);

try {
  report({ servers: await start() });
} catch (error) {
  report({ failure: error instanceof Error ? error.message : String(error) });
  await stop();
}

async function start() {
  folder = await temporaryFolder();
  const [postgres, natsPort, mailbox, objects] = await Promise.all([
    startPostgres(join(folder, 'postgres')),
    startNats(join(folder, 'nats')),
    startMailbox({ folder: join(folder, 'mails'), smtpPort: 0, httpPort: 0 }),
    startObjectStore({ folder: join(folder, 'objects'), port: 0, accounts: [storeAccount] }),
  ]);
  return {
    postgresUrl: superuserUrl(postgres),
    postgresTemplate: 'sidework_template',
    rolePassword: password,
    natsUrl: `nats://127.0.0.1:${natsPort}`,
    natsAdminSeed: undefined,
    backing: 'embedded' as const,
    s3Url: `http://127.0.0.1:${objects.port}`,
    s3AccessKey: storeAccount.accessKey,
    s3SecretKey: storeAccount.secretKey,
    smtpUrl: `smtp://127.0.0.1:${mailbox.smtpPort}`,
    mailboxUrl: `http://127.0.0.1:${mailbox.httpPort}`,
  };
}

async function startPostgres(dataDir: string): Promise<PostgresServer> {
  const server = {
    dataDir,
    password,
    durable: false,
    binaries: await postgresBinaries(),
    port: await freePort(),
  };
  await initialisePostgres(server);
  run(postgresCommand(server));
  await until('Postgres', () => postgresAnswers(server));
  return server;
}

async function startNats(storeDir: string): Promise<number> {
  const port = await freePort();
  run({
    program: await natsServerProgram(),
    args: ['--addr', '127.0.0.1', '--port', String(port), '--jetstream', '--store_dir', storeDir],
    env: inheritedEnvironment(),
  });
  await until('nats-server', () => natsAnswers(port));
  return port;
}

function run({ program, args, env, cwd, runAs }: Command): void {
  children.push(spawn(program, args, { env, cwd, ...runAs, stdio: 'ignore' }));
}

async function until(name: string, isUp: () => Promise<boolean>): Promise<void> {
  for (const end = Date.now() + 30_000; Date.now() < end; await sleep(50)) if (await isUp()) return;
  throw new Error(`${name} did not answer within 30 seconds.`);
}

// The database's user must be able to reach its data, and a temporary folder may be root's alone.
async function temporaryFolder(): Promise<string> {
  const inMemory = await roomInMemory();
  if (!isRoot) return mkdtemp(join(inMemory ?? tmpdir(), 'sidework-test-'));
  if (!inMemory) await mkdir(systemDir, { recursive: true, mode: 0o755 });
  const created = await mkdtemp(join(inMemory ?? systemDir, 'sidework-test-'));
  await chmod(created, 0o711);
  return created;
}

/** Each test file copies a database of hundreds of files, which some file systems make slowly after many were removed. */
async function roomInMemory(): Promise<string | undefined> {
  const folder = '/dev/shm';
  const found = await statfs(folder).catch(tolerate('ENOENT'));
  return found && found.bavail * found.bsize >= enoughInMemory ? folder : undefined;
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

function report(message: Report): void {
  process.send?.(message);
}

async function stop(): Promise<void> {
  const ended = children
    .filter(({ exitCode, signalCode }) => exitCode === null && signalCode === null)
    .map((child) => new Promise((resolve) => child.once('exit', resolve)));
  // SIGQUIT ends Postgres without a checkpoint, because its rows are not read again.
  for (const child of children) child.kill('SIGQUIT');
  await Promise.race([Promise.all(ended), sleep(5000)]);
  for (const child of children) child.kill('SIGKILL');
  if (folder) await rm(folder, { recursive: true, force: true });
  process.exit();
}
